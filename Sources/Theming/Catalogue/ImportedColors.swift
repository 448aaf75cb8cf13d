/// Colour tokens as the vendor's own reference page has them.
///
/// They take the place of what the catalogue inferred or proposed.
public struct ImportedColors: Hashable, Sendable {
  /// A token of the page.
  public struct Entry: Hashable, Sendable {
    /// The name of the token.
    public let token: ColorToken
    /// The component it belongs to, as the page heads it; nil for a generic token.
    ///
    /// Only a token that the catalogue does not have takes it.
    public let group: String?
    /// What it resolves to when no layer sets it.
    public let value: ColorDefinition.Value

    /// Creates an entry.
    public init(token: ColorToken, group: String?, value: ColorDefinition.Value) {
      self.token = token
      self.group = group
      self.value = value
    }
  }

  /// The page, as its file was named.
  public let source: String
  /// The tokens, in the order of the page; each once.
  public let entries: [Entry]

  /// Creates a set of tokens.
  public init(source: String, entries: [Entry]) {
    self.source = source
    self.entries = entries
  }
}
