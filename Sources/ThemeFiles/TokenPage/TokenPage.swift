public import TintypePrimitives
public import TintypeTheming

/// The rows of a vendor's page of colour tokens.
public struct TokenPage: Sendable {
  /// A token as the page has it.
  public struct Row: Hashable, Sendable {
    /// The name of the token.
    public let token: ColorToken
    /// The heading that its table stands under.
    public let heading: String
    /// The token it resolves to; nil for a literal.
    public let alias: ColorToken?
    /// The colour in light; nil if the page gives none.
    public let light: Paint?
    /// The colour in dark; nil if the page gives none.
    public let dark: Paint?
    /// Where the row stands.
    public let position: FilePosition
  }

  /// The rows in the order of the page; of a token that comes twice, the last.
  public let rows: [Row]
  /// What could not be read, in the order of the page.
  public let problems: [Problem]
  /// The page, as its file was named.
  public let source: String
}
