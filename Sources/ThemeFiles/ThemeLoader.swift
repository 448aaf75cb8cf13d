import TintypeJSONText
import TintypePrimitives
import TintypeTheming

/// Loads a theme file and, one after the other, the files it extends.
struct ThemeLoader {
  /// How many files may extend each other.
  static let extendsLimit = 16

  /// The vendor's own values in place of the catalogue's, where they were imported.
  let imported: ImportedColors?
  /// Where named assets are looked up.
  let assets: AssetSource?
  /// Where the files may lie that are named.
  let scope: FileScope
  private(set) var files: [String] = []
  private var problems: [Problem] = []
  private var catalogs: [ThemeSystem: ThemeCatalog]

  init(imported: ImportedColors?, assets: AssetSource?, scope: FileScope) {
    self.imported = imported
    self.assets = assets
    self.scope = scope
    catalogs = [:]
  }

  /// What a system lets a theme set.
  mutating func catalog(of system: ThemeSystem) -> ThemeCatalog {
    if let known = catalogs[system] { return known }
    var catalog = system.catalog
    if let imported, system == .agentforce { catalog = catalog.replacing(imported) }
    catalogs[system] = catalog
    return catalog
  }

  /// Reads a file; `path` is how it is named, `after` are the files that led to it.
  mutating func load(
    _ bytes: [UInt8], path: String, after: [String]
  ) throws(ThemeFileError) -> ThemeFile {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument.parse(bytes, file: path)
    } catch {
      throw .syntax(error)
    }
    return try load(document, after: after)
  }

  /// Reads a file's value; `after` are the files that led to it.
  mutating func load(
    _ document: JSONDocument, after: [String]
  ) throws(ThemeFileError) -> ThemeFile {
    let path = document.file
    files.append(path)
    let root = document.root
    guard root.members != nil else {
      throw .notAnObject(root.kind, at: document.place(root.position))
    }
    var parent = ThemeFile()
    if let extends = root["extends"] {
      parent = loadParent(extends, of: document, chain: after + [path])
    }
    let own = root["system"]?.string.flatMap(ThemeSystem.init)
    let system = own ?? parent.system ?? .agentforce
    if let other = parent.system, other != system {
      problems.append(
        Problem(
          .error, .badValue,
          "This theme is of the system '\(system.rawValue)' and extends one of"
            + " '\(other.rawValue)'. Extend a theme of the same system.",
          at: document.place((root["extends"] ?? root).position)))
      parent = ThemeFile()
    }
    var reader = SectionReader(
      document, folder: FilePath.folder(of: path), catalog: catalog(of: system),
      assets: assets, scope: scope)
    var file =
      switch system {
      case .agentforce: reader.themeFile(under: parent.supply?.value)
      case .mobileid: reader.mobileidFile()
      }
    file.system = system
    problems += reader.problems
    return file.merged(over: parent)
  }

  /// The problems, file by file and in file order.
  func sortedProblems() -> [Problem] {
    problems.inFileOrder(files)
  }

  /// Reads what a file extends; a mistake is reported and leaves nothing to extend.
  private mutating func loadParent(
    _ extends: JSONValue, of document: JSONDocument, chain: [String]
  ) -> ThemeFile {
    let place = document.place(extends.position)
    guard let text = extends.string, !text.isEmpty, !text.utf8.contains(0) else {
      problems.append(
        Problem(
          .error, .badValue,
          "'extends' is \(Excerpt.shown(extends)). Write the path of a theme file.",
          at: place))
      return ThemeFile()
    }
    guard let path = scope.path(text, from: FilePath.folder(of: document.file)) else {
      problems.append(
        Problem(
          .error, .badValue,
          "'extends' is \(Excerpt.quoted(text)), which leads out of the theme's folder. Name a file"
            + " in it.", at: place))
      return ThemeFile()
    }
    let identity = FilePath.identity(path)
    if let start = chain.firstIndex(where: { FilePath.identity($0) == identity }) {
      let cycle = (chain[start...] + [path]).joined(separator: " → ")
      problems.append(
        Problem(
          .error, .badValue,
          "Themes extend each other in a circle: \(cycle). Remove one 'extends'.",
          at: place))
      return ThemeFile()
    }
    guard chain.count < Self.extendsLimit else {
      problems.append(
        Problem(
          .error, .badValue,
          "More than \(Self.extendsLimit) themes extend each other. Merge some of them.", at: place)
      )
      return ThemeFile()
    }
    do throws(ThemeFileError) {
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try FileSystem.read(path)
      } catch {
        throw .unreadable(error)
      }
      return try load(bytes, path: path, after: chain)
    } catch {
      var problem = error.problem
      problem.position = problem.position ?? place
      problems.append(problem)
      return ThemeFile()
    }
  }
}
