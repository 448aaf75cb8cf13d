import TintypeJSONText
import TintypePrimitives
import TintypeTheming

/// Loads a theme file and, one after the other, the files it extends.
struct ThemeLoader {
  /// How many files may extend each other.
  static let extendsLimit = 16

  private(set) var files: [ReadFile] = []
  private var problems: [Problem] = []

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
    files.append(ReadFile(path: path, hash: ContentHash(of: bytes)))
    let root = document.root
    guard root.members != nil else {
      throw .notAnObject(root.kind, at: document.place(root.position))
    }
    if let system = root["system"], system.string == "mobileid" {
      throw .unsupportedSystem("mobileid", at: document.place(system.position))
    }
    var parent = ThemeFile()
    if let extends = root["extends"] {
      parent = loadParent(extends, of: document, chain: after + [path])
    }
    var reader = SectionReader(
      document, folder: FilePath.folder(of: path), catalog: .agentforce)
    let file = reader.themeFile(under: parent.supply)
    problems += reader.problems
    return file.merged(over: parent)
  }

  /// The problems, file by file and in file order.
  func sortedProblems() -> [Problem] {
    var order: [String: Int] = [:]
    for (index, file) in files.enumerated() where order[file.path] == nil {
      order[file.path] = index
    }
    func key(_ problem: Problem) -> (Int, Int, Int) {
      guard let position = problem.position else { return (.max, 0, 0) }
      return (order[position.file] ?? .max, position.line, position.column)
    }
    return problems.enumerated().sorted { one, other in
      let (a, b) = (key(one.element), key(other.element))
      return a == b ? one.offset < other.offset : a < b
    }.map(\.element)
  }

  /// Warns of colours that are set in one scheme only.
  mutating func checkModes(of file: ThemeFile) {
    let content = file.content
    for (scheme, other) in [(ColorScheme.light, ColorScheme.dark), (.dark, .light)] {
      let tokens = content.colors(in: scheme)
      let others = content.colors(in: other)
      let missing = tokens.filter { others[$0.key] == nil }
        .compactMap { token, setting in setting.position.map { (token.rawValue, $0) } }
      if others.isEmpty {
        guard let first = missing.map(\.1).min(by: { ($0.line, $0.column) < ($1.line, $1.column) })
        else { continue }
        problems.append(
          Problem(
            .warning, .oneModeOnly,
            "'\(scheme.rawValue)' sets \(tokens.count == 1 ? "a colour" : "\(tokens.count) colours")"
              + " and '\(other.rawValue)' none, so \(other.rawValue) draws the SDK's defaults. Set"
              + " them in '\(other.rawValue)' too.", at: first))
        continue
      }
      for (name, position) in missing {
        problems.append(
          Problem(
            .warning, .oneModeOnly,
            "'\(name)' is set in '\(scheme.rawValue)' only; in \(other.rawValue) it keeps its"
              + " default. Set it in '\(other.rawValue)' too.", at: position))
      }
    }
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
    let path = FilePath.join(FilePath.folder(of: document.file), text)
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
