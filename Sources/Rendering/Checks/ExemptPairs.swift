import TintypePrimitives
import TintypeTheming

/// The pairs of tokens that need not stand apart: decoration and inactive controls.
struct ExemptPairs {
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

  /// Whether an ink need not stand apart from the ground below it.
  func covers(_ ink: Paint, on ground: Paint?) -> Bool {
    guard let foreground = ink.origins.first?.names.first else { return false }
    if tokens.contains(foreground) { return true }
    guard let background = ground?.origins.first?.names.first else { return false }
    return pairs.contains(Key(foreground: foreground, background: background))
  }
}
