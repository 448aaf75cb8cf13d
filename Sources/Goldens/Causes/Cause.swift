public import TintypePrimitives

/// What changed behind a difference.
public struct Cause: Hashable, Sendable {
  /// What sort of thing changed.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case token
    case font
    case icon
    case word
    case dimension
    /// The mockup's own source.
    case mockup
    /// The sources that lay out and draw, or a library they use.
    case renderer
    /// The font files.
    case fontFiles
    /// The golden's own file: what is drawn is what was recorded.
    case golden
    /// Nothing that is known changed.
    case unknown
  }

  /// What sort of change it is.
  public let kind: Kind
  /// The name under which the value was set.
  public let name: String
  /// The names through which it paints in this picture, nearest to the mockup.
  public let alias: [String]
  /// The layer that sets the value now; nil if no theme value is the cause.
  public let layer: ThemeLayer?
  /// Where the value stands now.
  public let position: FilePosition?
  /// Whether putting this input back, alone or with the others of its area, was seen to bring the
  /// golden's pixels back.
  public let isProved: Bool

  /// Creates a cause.
  public init(
    _ kind: Kind, _ name: String, alias: [String] = [], layer: ThemeLayer? = nil,
    position: FilePosition? = nil, isProved: Bool = false
  ) {
    self.kind = kind
    self.name = name
    self.alias = alias
    self.layer = layer
    self.position = position
    self.isProved = isProved
  }

  /// The answer where nothing is known: it is not a guess.
  public static let unknown = Cause(.unknown, "unknown")

  /// Other versions of the libraries that draw.
  public static let libraries = Cause(.renderer, "the drawing libraries")

  /// What is drawn has the pixels that the manifest tells of, and the golden has others.
  static let golden = Cause(.golden, "the golden's own file", isProved: true)

  /// The cause in words: "sendButtonDisabledBackground ← disabledContainer1 (override, a.json:12)".
  public var text: String {
    let followers = alias.prefix(3).joined(separator: ", ")
    let more = alias.count > 3 ? " and \(alias.count - 3) more" : ""
    let chain = alias.isEmpty ? name : "\(followers)\(more) ← \(name)"
    let place = [layer?.rawValue, position?.description].compactMap { $0 }.joined(separator: ", ")
    return place.isEmpty ? chain : "\(chain) (\(place))"
  }

  /// The causes, each once, with the names of all its repeats.
  ///
  /// What is unknown in one area stays unknown beside what is known in others.
  static func merged(_ causes: [Cause]) -> [Cause] {
    var merged: [Cause] = []
    for cause in causes {
      guard let place = merged.firstIndex(where: { $0.kind == cause.kind && $0.name == cause.name })
      else {
        merged.append(cause)
        continue
      }
      let old = merged[place]
      let more = cause.alias.filter { !old.alias.contains($0) }
      merged[place] = Cause(
        old.kind, old.name, alias: old.alias + more, layer: old.layer, position: old.position,
        isProved: old.isProved && cause.isProved)
    }
    return merged
  }
}
