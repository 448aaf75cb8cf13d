public import TintypePrimitives

/// A key of a strings table with its text.
public struct StringsEntry: Hashable, Sendable {
  /// The key, escapes resolved.
  public let key: String
  /// The text, escapes resolved.
  public let text: String
  /// Where the key stands; the first line of the file if it is a binary property list.
  public let position: FilePosition

  /// Creates an entry.
  public init(key: String, text: String, at position: FilePosition) {
    self.key = key
    self.text = text
    self.position = position
  }
}
