/// A font as a theme or a mockup asks for it.
public struct FontRequest: Hashable, Sendable {
  /// The PostScript or family name asked for; nil asks for the system font.
  public var name: String?
  /// The CSS weight, 100–900.
  public var weight: Int
  /// Whether an italic or oblique face is asked for.
  public var isItalic: Bool
  /// Whether digits share one width.
  public var hasTabularFigures: Bool
  /// Whether the system's monospaced design is asked for; only without a name.
  public var isMonospaced: Bool
  /// The size in points, text size already applied.
  public var size: Double
  /// The theme values behind name, weight and size; equality takes no notice of them.
  public var origins: [Origin]

  /// Creates a request for the system font unless a name is given.
  public init(
    name: String? = nil, weight: Int = 400, isItalic: Bool = false,
    hasTabularFigures: Bool = false, isMonospaced: Bool = false, size: Double,
    origins: [Origin] = []
  ) {
    self.name = name
    self.weight = weight
    self.isItalic = isItalic
    self.hasTabularFigures = hasTabularFigures
    self.isMonospaced = isMonospaced
    self.size = size
    self.origins = origins
  }
}

extension FontRequest {
  /// Whether the names are the same byte by byte.
  private static func hasSameName(_ one: FontRequest, _ other: FontRequest) -> Bool {
    guard let name = one.name, let otherName = other.name else { return one.name == other.name }
    return name.hasBytes(of: otherName)
  }

  /// Whether the same font is asked for; origins play no part.
  public static func == (one: FontRequest, other: FontRequest) -> Bool {
    hasSameName(one, other) && one.weight == other.weight && one.isItalic == other.isItalic
      && one.hasTabularFigures == other.hasTabularFigures
      && one.isMonospaced == other.isMonospaced && one.size == other.size
  }

  /// Feeds what is asked for to the hasher; origins play no part.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name == nil)
    name?.hashBytes(into: &hasher)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(hasTabularFigures)
    hasher.combine(isMonospaced)
    hasher.combine(size)
  }
}
