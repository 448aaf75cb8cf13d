import Glibc
import TintypeJSONText
import TintypePrimitives

/// A theme or payload as a person names it: a file, or a revision of one, as in
/// "main:acme.theme.json".
///
/// A revision is read from git, with what it refers to, into a folder that goes away with this. So
/// are the asset catalogs, texts and tokens that the line names beside it.
final class ThemeVersionFile {
  /// The path to read.
  let path: String
  /// What of the other inputs is not of the revision, and why.
  private(set) var notes: [String] = []
  private let folder: String?
  /// What stands for the revision before the paths in it.
  private let revision: GitRevision
  private var fetched: Set<String> = []

  private static let mostFiles = 256
  /// So deep below the folder that paths may climb out of the theme's own and stay in it.
  private static let root = "/r/r/r/r/r/r/r/r"

  /// Finds a version.
  ///
  /// Throws `CommandError` if git does not have it.
  init(_ name: String) throws(CommandError) {
    guard !FileSystem.exists(name), let colon = name.firstIndex(of: ":"), colon > name.startIndex
    else {
      path = name
      folder = nil
      revision = GitRevision(name: "")
      return
    }
    revision = GitRevision(name: String(name[...colon]))
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
    guard try fetch(file, in: made) else { throw Self.missing(name, revision.name) }
  }

  deinit { if let folder { Self.remove(folder) } }

  /// A text in which paths of the folder stand as the person would write them.
  func shown(_ text: String) -> String {
    guard let folder else { return text }
    return text.replacing(folder + Self.root + "/", with: revision.name)
  }

  /// The options with this theme and with the other inputs as they were at its revision.
  ///
  /// Throws `CommandError` if git cannot read one of them.
  func options(_ options: Options) throws(CommandError) -> Options {
    var options = options
    options.theme = path
    guard let folder else { return options }
    var assets: [String] = []
    for path in options.assets {
      if let old = try version(ofFolder: path, .assets, in: folder) { assets.append(old) }
    }
    options.assets = assets
    options.strings = try options.strings.flatMap { path throws(CommandError) in
      try version(ofFolder: path, .strings, in: folder)
    }
    options.sdkStrings = try options.sdkStrings.flatMap { path throws(CommandError) in
      try version(ofFolder: path, .sdkStrings, in: folder)
    }
    if let path = options.tokens {
      let place = try GitRevision.path(fromRoot: path)
      if let place, try fetch(place, in: folder) {
        options.tokens = Self.place(of: place, in: folder)
      } else {
        note(path, .tokens, isInside: place != nil)
      }
    }
    if !options.fonts.isEmpty {
      notes.append("Both versions are drawn with the fonts of today (--fonts).")
    }
    if let path = options.project.path {
      let then = try GitRevision.path(fromRoot: path).flatMap { place throws(CommandError) in
        try revision.file(place)
      }
      if then == nil || then != (try? FileSystem.read(path)) {
        notes.append("Both versions are drawn with the settings of '\(path)' as it is today.")
      }
    }
    return options
  }

  /// A folder of the line as it was; nil if there was none then.
  private func version(
    ofFolder path: String, _ flag: Flag, in folder: String
  ) throws(CommandError) -> String? {
    guard let place = try GitRevision.path(fromRoot: path) else {
      note(path, flag, isInside: false)
      return path
    }
    if try fetchFolder(place, in: folder) { return Self.place(of: place, in: folder) }
    notes.append("'\(path)' did not exist at '\(revision.name.dropLast())' (\(flag.text)).")
    return nil
  }

  private func note(_ path: String, _ flag: Flag, isInside: Bool) {
    let name = revision.name.dropLast()
    notes.append(
      isInside
        ? "'\(path)' did not exist at '\(name)' (\(flag.text)); today's is taken."
        : "'\(path)' is not in the repository, so that '\(name)' is drawn with it as it is today "
          + "(\(flag.text)).")
  }

  /// Reads a file of the revision and all that its strings name; false if there is no such file.
  private func fetch(_ file: String, in folder: String) throws(CommandError) -> Bool {
    guard fetched.count < Self.mostFiles, fetched.insert(file).inserted else { return true }
    guard let bytes = try revision.file(file) else { return false }
    try write(bytes, to: Self.place(of: file, in: folder))
    guard file.hasSuffix(".json"), let root = try? JSONDocument.parse(bytes, file: file).root
    else { return true }
    let above = file.split(separator: "/").dropLast().joined(separator: "/")
    func place(_ text: String) -> String {
      Self.normalized(above.isEmpty ? text : "\(above)/\(text)")
    }
    for text in Self.paths(in: root) where !text.hasPrefix("/") {
      _ = try fetch(place(text), in: folder)
    }
    // MobileID's texts are a folder, which the theme names.
    if let text = root["strings"]?.string, !text.hasPrefix("/") {
      _ = try fetchFolder(place(text), in: folder)
    }
    return true
  }

  /// Reads a folder of the revision; false if there is none.
  private func fetchFolder(_ place: String, in folder: String) throws(CommandError) -> Bool {
    guard let entries = try revision.files(in: place), !entries.isEmpty else { return false }
    for entry in entries {
      let file = place.isEmpty ? entry.path : "\(place)/\(entry.path)"
      try write(try GitRevision.content(entry), to: Self.place(of: file, in: folder))
    }
    return true
  }

  private func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    do throws(FileError) {
      try SnapshotFiles.write(bytes, to: path)
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
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
