public import TintypePrimitives

/// Where the value of one name of a theme comes from, and what it reaches.
public struct ThemeExplanation: Hashable, Sendable {
  /// A value with what decided it.
  public struct Value: Hashable, Sendable {
    /// The scheme; nil where both have the value.
    public let scheme: ColorScheme?
    /// The field of a text style, as in "size"; nil for other kinds.
    public let field: String?
    /// The value as text, as in "#0A6B4F".
    public let text: String
    /// The layer that decided.
    public let layer: ThemeLayer
    /// The names followed, from this one to the one that holds the value.
    public let chain: [String]
    /// Where the value stands, if a file gave it.
    public let position: FilePosition?
  }

  /// What sort of value it is.
  public let kind: Origin.Kind
  /// The name.
  public let name: String
  /// What it is for and where it shows.
  public let role: String
  /// The values: by scheme for colours and icons, by field for text styles.
  public let values: [Value]
  /// The value or alias that the SDK has where no layer sets one.
  public let defaultText: String
  /// The names that take its value where nothing sets them.
  public let followers: [String]
  /// The evidence of the name.
  public let nameProvenance: Provenance
  /// The evidence of the default.
  public let valueProvenance: Provenance
  /// What else there is to know, a sentence each.
  public let notes: [String]
  /// The mockups that draw it, where the caller knows them.
  public var drawnBy: [String] = []
}
