/// Two tokens that are drawn on each other and have to stand apart.
public struct ContrastPair: Hashable, Sendable {
  /// What is drawn, which decides the ratio needed.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case text
    case largeText
    case icon
    case decorative

    /// The lowest ratio that passes; nil where none is asked.
    ///
    /// Source: WCAG 2.2, success criteria 1.4.3 and 1.4.11, level AA.
    public var minimum: Double? {
      switch self {
      case .text: 4.5
      case .largeText, .icon: 3
      case .decorative: nil
      }
    }
  }

  /// The token that is drawn.
  public let foreground: ColorToken
  /// The token it is drawn on.
  public let background: ColorToken
  /// What is drawn.
  public let kind: Kind

  /// Creates a pair.
  package init(foreground: ColorToken, background: ColorToken, kind: Kind) {
    self.foreground = foreground
    self.background = background
    self.kind = kind
  }
}
