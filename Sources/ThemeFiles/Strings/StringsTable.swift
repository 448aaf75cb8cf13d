/// A table of keys and texts: one `.strings` file.
///
/// Keys are told apart scalar for scalar, as Foundation does: a composed and a decomposed accent
/// make two keys. Of several entries with one key the last counts.
public struct StringsTable: Sendable {
  /// The file as it was named.
  public let file: String
  /// How the file stores its characters; nil for a property list.
  public let encoding: TextEncoding?
  /// The entries that count, in file order.
  public let entries: [StringsEntry]
  /// Whether iOS would read it whole; a mistake in the syntax makes it refuse the table, or lose all
  /// that follows.
  public let isReadable: Bool

  private let index: [ExactText: Int]

  /// Creates a table; later entries replace earlier ones of the same key.
  public init(
    file: String, entries: [StringsEntry], encoding: TextEncoding? = .utf8, isReadable: Bool = true
  ) {
    self.file = file
    self.encoding = encoding
    self.isReadable = isReadable
    var last: [ExactText: Int] = Dictionary(minimumCapacity: entries.count)
    for (position, entry) in entries.enumerated() { last[ExactText(entry.key)] = position }
    if last.count == entries.count {
      self.entries = entries
      index = last
      return
    }
    self.entries = entries.enumerated().compactMap { position, entry in
      last[ExactText(entry.key)] == position ? entry : nil
    }
    var compact: [ExactText: Int] = Dictionary(minimumCapacity: last.count)
    for (position, entry) in self.entries.enumerated() { compact[ExactText(entry.key)] = position }
    index = compact
  }

  /// The entry of a key; nil if the table has none.
  public subscript(key: String) -> StringsEntry? { index[ExactText(key)].map { entries[$0] } }
}
