public import TintypePrimitives

/// The tables of one module of the SDK.
public struct StringsModule: Sendable {
  /// The module, as in "MobileIDCore".
  public let name: String
  /// Its tables by language.
  public let tree: StringsTree

  /// Creates a module.
  public init(name: String, tree: StringsTree) {
    self.name = name
    self.tree = tree
  }

  /// Reads the modules below a folder: every folder that holds `.lproj` folders is one, named
  /// without its extension.
  ///
  /// The slices of an `.xcframework` are one module; the first by name is read. At most six levels
  /// of folders are searched, without hidden ones and links.
  public static func read(_ folder: String) -> (modules: [StringsModule], problems: [Problem]) {
    var finder = ModuleFinder()
    finder.search(folder, depth: 0)
    if finder.modules.isEmpty, finder.problems.isEmpty {
      finder.problems.append(
        Problem(
          .error, .unsupportedFile,
          "There are no '.lproj' folders here or below. Name the folder of the SDK's modules.",
          at: FilePosition(file: folder, line: 1)))
    }
    return (
      finder.modules.sorted { ExactText($0.name) < ExactText($1.name) }, finder.problems
    )
  }
}

/// Searches folders for modules.
private struct ModuleFinder {
  var modules: [StringsModule] = []
  var problems: [Problem] = []
  private var names: Set<String> = []

  private static let depthLimit = 6

  mutating func search(_ folder: String, depth: Int) {
    let entries: [String]
    do throws(FileError) {
      entries = try FileSystem.names(in: folder)
    } catch {
      problems.append(Problem(.error, .unreadableFile, error.description))
      return
    }
    let below = entries.filter { entry in
      !entry.hasPrefix(".") && FileKind(at: FilePath.join(folder, entry)) == .folder
    }
    if below.contains(where: { $0.hasSuffix(".lproj") }) {
      add(folder)
      return
    }
    guard depth < Self.depthLimit else { return }
    for entry in below { search(FilePath.join(folder, entry), depth: depth + 1) }
  }

  private mutating func add(_ folder: String) {
    var path = FilePath.identity(folder)
    if FilePath.name(of: path) == "Resources" { path = FilePath.folder(of: path) }
    var name = FilePath.name(of: path)
    if let dot = name.lastIndex(of: "."), dot > name.startIndex { name = String(name[..<dot]) }
    guard names.insert(name).inserted else { return }
    let (tree, problems) = StringsTree.read(folder)
    self.problems += problems
    modules.append(StringsModule(name: name, tree: tree))
  }
}
