/// The tables of one bundle: a `Localizable.strings` for each language.
public struct StringsTree: Sendable {
  /// The folder as it was named.
  public let folder: String
  /// The tables by the usual tag of their language; "Base" is the base.
  ///
  /// A table that iOS refuses is not among them.
  public let tables: [String: StringsTable]

  /// Creates a tree of tables by language.
  public init(folder: String, tables: [String: StringsTable]) {
    self.folder = folder
    self.tables = tables
  }

  /// The languages by name; "Base" is one of them.
  public var languages: [String] { tables.keys.sorted() }

  /// The keys of all languages by name, scalar for scalar.
  public var keys: [String] {
    var keys: Set<ExactText> = []
    for table in tables.values { keys.formUnion(table.entries.lazy.map { ExactText($0.key) }) }
    return keys.sorted().map(\.text)
  }

  /// The first entry of a key along the folders that serve a language, and the language it is of.
  ///
  /// An empty text counts as none.
  public func entry(
    _ key: String, in language: LanguageTag
  ) -> (language: String, entry: StringsEntry)? {
    entry(key, along: language.folders)
  }

  func entry(_ key: String, along folders: [String]) -> (language: String, entry: StringsEntry)? {
    for folder in folders {
      if let entry = tables[folder]?[key], !entry.isEmpty { return (folder, entry) }
    }
    return nil
  }
}

extension StringsEntry {
  /// Whether the text is empty or white space, which counts as not customised.
  var isEmpty: Bool { text.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
