public import TintypePrimitives

/// What changed behind an area, with its value before and now.
public struct ReviewCause: Hashable, Sendable {
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
    /// The golden's own file.
    case golden
    /// Nothing that is known changed.
    case unknown

    /// Whether it is a value of the theme.
    public var isThemeValue: Bool {
      switch self {
      case .token, .font, .icon, .word, .dimension: true
      case .mockup, .renderer, .fontFiles, .golden, .unknown: false
      }
    }
  }

  /// What sort of change it is.
  public var kind: Kind
  /// The name under which the value was set.
  public var name: String
  /// The names through which it paints, nearest to the mockup first.
  public var aliases: [String]
  /// The layer that sets the value now.
  public var layer: ThemeLayer?
  /// Where the value stands now.
  public var position: FilePosition?
  /// Whether putting the value back restored the pixels; nil if nobody tried.
  public var isProved: Bool?
  /// The value that the picture before was drawn with, in words.
  public var before: String?
  /// The value now, in words.
  public var after: String?

  /// Creates a cause.
  public init(
    _ kind: Kind, _ name: String, aliases: [String] = [], layer: ThemeLayer? = nil,
    position: FilePosition? = nil, isProved: Bool? = nil, before: String? = nil,
    after: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.aliases = aliases
    self.layer = layer
    self.position = position
    self.isProved = isProved
    self.before = before
    self.after = after
  }

  /// The input itself, whatever it paints through.
  public struct Key: Hashable, Sendable {
    /// What sort of thing it is.
    public let kind: Kind
    /// The name of the value.
    public let name: String
  }

  /// What tells whether two causes are the same input.
  public var key: Key { Key(kind: kind, name: name) }

  /// The change in words: "accent1: #0176D3 → #C23934 (override, acme.theme.json:12)".
  public var text: String {
    var text = name
    if before != nil || after != nil {
      text += ": \(before ?? "not set") → \(after ?? "not set")"
    }
    let place = [layer?.rawValue, position?.description].compactMap { $0 }.joined(separator: ", ")
    return place.isEmpty ? text : "\(text) (\(place))"
  }
}
