import TintypeJSONText
public import TintypePrimitives

extension StringsTree {
  /// The table that the SDK reads.
  ///
  /// Source: MobileID theming guide, "Add App Localizations".
  public static let tableName = "Localizable"

  /// Reads the `.lproj` folders of a folder, with every mistake in them.
  ///
  /// Names are case-sensitive as on iOS: one in the wrong case is reported and not read.
  public static func read(_ folder: String) -> (tree: StringsTree, problems: [Problem]) {
    var reader = StringsTreeReader(folder: folder)
    reader.read()
    return (StringsTree(folder: folder, tables: reader.tables), reader.problems)
  }
}

/// Collects the tables of a folder.
private struct StringsTreeReader {
  let folder: String
  var tables: [String: StringsTable] = [:]
  var problems: [Problem] = []
  private var sources: [String: String] = [:]

  init(folder: String) { self.folder = folder }

  mutating func read() {
    guard let names = names(in: folder) else { return }
    var hasLanguage = false
    // A folder under its usual name wins over one under an older name.
    let usual = names.filter { name in
      LanguageTag(String(name.dropLast(6))).map { "\($0).lproj" == name } ?? false
    }
    let rest = Set(names).subtracting(usual)
    for name in usual + names.filter(rest.contains) {
      let path = FilePath.join(folder, name)
      if name == "\(StringsTree.tableName).xcstrings" { reportUnsupported(path) }
      guard let language = LanguageFolder(name), FileSystem.isFolder(path) else { continue }
      hasLanguage = true
      switch language {
      case .language(let tag): read(path, as: tag)
      case .misspelt(let usual):
        report(
          .error, .unknownName,
          "The folder is not read, since names are case-sensitive on iOS. Rename it '\(usual)'.",
          in: path)
      case .unknown:
        report(
          .error, .unknownName,
          "The folder is not read, since its name is no language. Name it as in 'pt-BR.lproj'.",
          in: path)
      }
    }
    if hasLanguage { return }
    report(
      .error, .unsupportedFile,
      FilePath.name(of: folder).hasSuffix(".lproj")
        ? "This is the folder of one language. Name the folder that holds it."
        : "There is no '.lproj' folder here. Name the folder that holds them.", in: folder)
  }

  private mutating func read(_ path: String, as tag: String) {
    if let other = sources[tag] {
      report(
        .error, .duplicateKey,
        "The folder is not read, since \(Excerpt.quoted(other)) is the same language. Keep one of"
          + " them.", in: path)
      return
    }
    sources[tag] = path
    guard let names = names(in: path) else { return }
    for name in names {
      let file = FilePath.join(path, name)
      switch name {
      case "\(StringsTree.tableName).strings":
        let (table, problems) = StringsTable.read(file)
        self.problems += problems
        if table.isReadable { tables[tag] = table }
      case "\(StringsTree.tableName).stringsdict": reportUnsupported(file)
      case _ where name.lowercased() == "\(StringsTree.tableName).strings".lowercased():
        report(
          .error, .unknownName,
          "The file is not read, since names are case-sensitive on iOS. Rename it"
            + " '\(StringsTree.tableName).strings'.", in: file)
      default: continue
      }
    }
  }

  private mutating func names(in folder: String) -> [String]? {
    do throws(FileError) {
      return try FileSystem.names(in: folder)
    } catch {
      problems.append(Problem(.error, .unreadableFile, error.description))
      return nil
    }
  }

  private mutating func reportUnsupported(_ file: String) {
    report(
      .warning, .unsupportedFile,
      file.hasSuffix(".xcstrings")
        ? "String catalogs are not read. Export the languages as '.lproj' folders, into which Xcode"
          + " compiles them too."
        : "Plural tables are not read, and the SDK's guide does not say that it looks into them."
          + " Put"
          + " the texts in '\(StringsTree.tableName).strings'.", in: file)
  }

  private mutating func report(
    _ severity: Problem.Severity, _ code: ProblemCode, _ message: String, in file: String
  ) {
    problems.append(Problem(severity, code, message, at: FilePosition(file: file, line: 1)))
  }
}
