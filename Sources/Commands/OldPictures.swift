import TintypeGoldens
import TintypeJSONText
import TintypePrimitives
import TintypeReports

/// The pictures that an earlier run left because they differed.
///
/// Only files that its record names and that lie in its folder are ours to remove.
struct OldPictures {
  private let folder: String
  /// The paths of snapshots.
  private let paths: [String]
  /// Whether the record tells of a run of 'verify' that failed.
  private let hasFailed: Bool

  /// Reads the record in a folder; none, or one of another command, names nothing.
  init(in out: String) {
    folder = Run.trimmed(out)
    guard let bytes = try? FileSystem.read("\(folder)/\(RunRecord.fileName)", limit: 64 << 20),
      let root = try? JSONDocument.parse(bytes, file: RunRecord.fileName).root
    else {
      paths = []
      hasFailed = false
      return
    }
    let statuses: Set<String> = ["differs", "missing", "unreadable", "pointer", "wrong-size"]
    let prefix = folder + "/"
    let cells = root["cells"]?.elements ?? []
    hasFailed = cells.contains { cell in
      cell["status"]?.string.map { statuses.contains($0) || $0 == "orphan" } ?? false
    }
    paths = cells.compactMap { cell in
      guard let status = cell["status"]?.string, statuses.contains(status),
        let path = cell["png"]?.string, path.hasPrefix(prefix), path.hasSuffix(".png"),
        !path.split(separator: "/").contains("..")
      else { return nil }
      return path
    }
  }

  /// Removes the pictures that a run did not write again.
  ///
  /// What cannot be removed stays; nothing depends on it.
  func remove(keeping cells: [CheckedCell]) {
    let kept = Set(cells.compactMap(\.snapshot))
    let old = paths.filter { !kept.contains($0) }
    for path in old {
      try? FileSystem.remove(path)
      try? FileSystem.remove(path.dropLast(4) + ".diff.png")
      var parts = path.split(separator: "/", omittingEmptySubsequences: false)
      parts.removeLast()
      while parts.joined(separator: "/").utf8.count > folder.utf8.count,
        FileSystem.removeEmptyFolder(parts.joined(separator: "/"))
      {
        parts.removeLast()
      }
    }
    if hasFailed, cells.allSatisfy(\.verdict.isPass) {
      try? FileSystem.remove("\(folder)/\(RunRecord.fileName)")
    }
  }
}
