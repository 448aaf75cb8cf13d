import TintypeJSONText
import TintypePrimitives

/// Collects the entries of a table that is a property list.
struct PropertyListTable {
  let file: String
  private var entries: [StringsEntry] = []
  private var problems: [Problem] = []

  init(file: String) { self.file = file }

  /// Adds an entry.
  mutating func add(_ key: String, _ text: String, at position: FilePosition) {
    entries.append(StringsEntry(key: key, text: text, at: position))
  }

  /// Reports a value that is no text.
  mutating func reject(_ key: String, _ kind: String, at position: FilePosition) {
    problems.append(
      Problem(
        .error, .badValue,
        "\(Excerpt.quoted(key)) is \(kind). A table holds texts only; the entry is dropped.",
        at: position))
  }

  /// The table.
  func finish() -> (table: StringsTable, problems: [Problem]) {
    (StringsTable(file: file, entries: entries, encoding: nil), problems)
  }

  /// A table that could not be read at all.
  static func unreadable(
    _ message: String, at position: FilePosition
  ) -> (table: StringsTable, problems: [Problem]) {
    (
      StringsTable(file: position.file, entries: [], encoding: nil, isReadable: false),
      [Problem(.error, .badSyntax, message, at: position)]
    )
  }
}
