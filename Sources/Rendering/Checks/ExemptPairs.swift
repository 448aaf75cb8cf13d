import TintypePrimitives
import TintypeTheming

/// The pairs of tokens that need not stand apart: decoration and inactive controls.
struct ExemptPairs: Sendable {
  private struct Key: Hashable {
    let foreground: String
    let background: String
  }

  private var pairs: Set<Key> = []
  /// The tokens that no pair asks to stand apart from anything.
  private var tokens: Set<String> = []

  init(_ declared: [ContrastPair]) {
    var asked: Set<String> = []
    for pair in declared {
      let key = Key(
        foreground: pair.foreground.rawValue, background: pair.background.rawValue)
      if pair.kind == .decorative {
        pairs.insert(key)
        tokens.insert(key.foreground)
      } else {
        asked.insert(key.foreground)
      }
    }
    tokens.subtract(asked)
  }

  /// Why an ink need not stand apart from the ground below it; nil if it has to.
  func exemption(of ink: Paint, on ground: Paint?) -> DrawnContrast.Exemption? {
    guard let foreground = ink.origins.first?.names.first else { return nil }
    let background = ground?.origins.first?.names.first
    let isDeclared =
      tokens.contains(foreground)
      || background.map { pairs.contains(Key(foreground: foreground, background: $0)) } ?? false
    guard isDeclared else { return nil }
    let isInactive = [foreground, background ?? ""].contains {
      $0.contains("Disabled") || $0.hasPrefix("disabled")
    }
    return isInactive ? .inactive : .decoration
  }
}
