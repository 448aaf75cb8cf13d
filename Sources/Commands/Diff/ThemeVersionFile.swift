import Glibc
import TintypeJSONText
import TintypePrimitives

/// A theme or payload as a person names it: a file, or a revision of one, as in
/// "main:acme.theme.json".
///
/// A revision is read from git, with what it refers to, into a folder that goes away with this.
final class ThemeVersionFile {
  /// The path to read.
  let path: String
  private let name: String
  private let folder: String?
  /// What stands for the revision before the paths in it.
  private let revision: String

  private static let largestFile = 16 << 20
  private static let mostFiles = 256
  /// So deep below the folder that paths may climb out of the theme's own and stay in it.
  private static let root = "/r/r/r/r/r/r/r/r"

  /// Finds a version.
  ///
  /// Throws `CommandError` if git does not have it.
  init(_ name: String) throws(CommandError) {
    self.name = name
    guard !FileSystem.exists(name), let colon = name.firstIndex(of: ":"), colon > name.startIndex
    else {
      path = name
      folder = nil
      revision = ""
      return
    }
    revision = String(name[...colon])
    let file = Self.normalized(String(name[name.index(after: colon)...]))
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? P_tmpdir
    var template = Array("\(parent)/tintype-revision-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { buffer -> String? in
      guard let base = buffer.baseAddress, mkdtemp(base) != nil else { return nil }
      return String(cString: base)
    }
    guard let made else {
      throw CommandError(.couldNotRun, "\(FileError(path: parent, errno))")
    }
    folder = made
    path = Self.place(of: file, in: made)
    var fetched: Set<String> = []
    guard try fetch(file, in: made, &fetched) else { throw Self.missing(name, revision) }
  }

  deinit { if let folder { Self.remove(folder) } }

  /// A text in which paths of the folder stand as the person would write them.
  func shown(_ text: String) -> String {
    guard let folder else { return text }
    return text.replacing(folder + Self.root + "/", with: revision)
  }

  /// Reads a file of the revision and all that its strings name; false if there is no such file.
  private func fetch(
    _ file: String, in folder: String, _ fetched: inout Set<String>
  ) throws(CommandError) -> Bool {
    guard fetched.count < Self.mostFiles, fetched.insert(file).inserted else { return true }
    let process: ChildProcess
    do throws(FileError) {
      // A path that climbs is git's only if it says that it begins here.
      let place = file.hasPrefix("..") ? "./" + file : file
      process = try ChildProcess(
        ["git", "cat-file", "blob", revision + place], limit: Self.largestFile)
    } catch {
      throw CommandError(.couldNotRun, "git could not be run for '\(revision)\(file)': \(error)")
    }
    guard process.status == 0 else { return false }
    do throws(FileError) {
      try SnapshotFiles.write(process.output, to: Self.place(of: file, in: folder))
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
    guard file.hasSuffix(".json"),
      let root = try? JSONDocument.parse(process.output, file: file).root
    else { return true }
    let above = file.split(separator: "/").dropLast().joined(separator: "/")
    for text in Self.paths(in: root) where !text.hasPrefix("/") {
      _ = try fetch(
        Self.normalized(above.isEmpty ? text : "\(above)/\(text)"), in: folder, &fetched)
    }
    return true
  }

  /// The strings of a theme that may be paths of files.
  private static func paths(in value: JSONValue) -> [String] {
    if let text = value.string {
      let endings = [".json", ".svg", ".png", ".pdf", ".jpg", ".jpeg", ".webp"]
      return endings.contains { text.lowercased().hasSuffix($0) } ? [text] : []
    }
    return (value.elements ?? []).flatMap(paths)
      + (value.members ?? []).flatMap { paths(in: $0.value) }
  }

  private static func missing(_ name: String, _ revision: String) -> CommandError {
    CommandError(
      .badInput,
      "'\(name)' is no file, and git has no such file at '\(revision.dropLast())'. Name a file, or "
        + "a revision and a path from the repository's root, as in main:themes/acme.theme.json.")
  }

  /// A path without "." and, where possible, "..".
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let isHere = path.hasPrefix("./") && parts.first != ".."
    return (isHere ? "./" : "") + parts.joined(separator: "/")
  }

  private static func place(of file: String, in folder: String) -> String {
    "\(folder)\(root)/\(file.hasPrefix("./") ? String(file.dropFirst(2)) : file)"
  }

  private static func remove(_ path: String) {
    if FileSystem.isFolder(path), let names = try? FileSystem.names(in: path) {
      for name in names { remove("\(path)/\(name)") }
      _ = FileSystem.removeEmptyFolder(path)
    } else {
      try? FileSystem.remove(path)
    }
  }
}
