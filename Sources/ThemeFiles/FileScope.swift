/// Where the files may lie that a theme names.
///
/// A theme of a project may name any file; one that came over a network, only those beside it.
public struct FileScope: Hashable, Sendable {
  /// The folder that holds all of them, without a slash at its end; nil if they may lie anywhere.
  private let root: String?

  /// Any file that the process may read.
  public static let anywhere = FileScope(root: nil)

  /// Only the files below a folder, in which there are no links.
  public static func within(_ folder: String) -> FileScope { FileScope(root: folder) }

  /// The path that a text names, seen from a folder; nil if it leads out of the scope.
  func path(_ text: String, from folder: String) -> String? {
    let path = FilePath.join(folder, text)
    guard let root else { return path }
    guard !text.hasPrefix("/"), path.hasPrefix(root + "/") else { return nil }
    var depth = 0
    for part in path.dropFirst(root.count + 1).split(separator: "/") {
      switch part {
      case ".": continue
      case "..": depth -= 1
      default: depth += 1
      }
      if depth < 0 { return nil }
    }
    return path
  }
}
