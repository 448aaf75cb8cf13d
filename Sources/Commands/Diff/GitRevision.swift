import TintypePrimitives

/// What git has at a revision.
struct GitRevision {
  /// A file of a tree.
  struct Entry {
    /// The path from the tree.
    let path: String
    /// The name of its content.
    let blob: String
  }

  /// The name with its colon, as in "main:".
  let name: String

  private static let largestFile = 16 << 20
  private static let mostFiles = 4096

  /// The bytes of a file; nil if the revision does not have it.
  ///
  /// `path` is from the repository's root, or from the working folder if it begins with "./" or
  /// "..". Throws `CommandError` if git cannot be run.
  func file(_ path: String) throws(CommandError) -> [UInt8]? {
    // A path that climbs is git's only if it says that it begins here.
    let place = path.hasPrefix("..") ? "./" + path : path
    return try Self.run(["cat-file", "blob", name + place], about: name + path)
  }

  /// The files of a folder and of those below; nil if the revision does not have it.
  ///
  /// Throws `CommandError` if git cannot be run, or if there are too many, or one is a link.
  func files(in folder: String) throws(CommandError) -> [Entry]? {
    let about = name + folder
    let place = folder.hasPrefix("..") ? "./" + folder : folder
    guard
      let output = try Self.run(["ls-tree", "-r", "-z", "--full-tree", name + place], about: about)
    else { return nil }
    var entries: [Entry] = []
    for line in output.split(separator: 0) {
      let text = String(decoding: line, as: UTF8.self)
      let parts = text.split(separator: "\t", maxSplits: 1)
      let words = parts.first?.split(separator: " ") ?? []
      guard parts.count == 2, words.count == 3 else { continue }
      guard words[0].hasPrefix("100") else {
        throw CommandError(
          .badInput,
          "'\(about)/\(parts[1])' is a link or a submodule, which is not read from a revision.")
      }
      entries.append(Entry(path: String(parts[1]), blob: String(words[2])))
    }
    guard entries.count <= Self.mostFiles else {
      throw CommandError(
        .badInput,
        "'\(about)' has \(entries.count) files; at most \(Self.mostFiles) are read from a revision."
      )
    }
    return entries
  }

  /// The bytes of a file of a tree.
  ///
  /// Throws `CommandError` if git cannot be run or does not have them.
  static func content(_ entry: Entry) throws(CommandError) -> [UInt8] {
    guard let bytes = try run(["cat-file", "blob", entry.blob], about: entry.path) else {
      throw CommandError(.couldNotRun, "git has no content of '\(entry.path)'. Fetch it.")
    }
    return bytes
  }

  /// The path of something from the repository's root; nil if it lies outside.
  ///
  /// Throws `CommandError` if git cannot be run.
  static func path(fromRoot path: String) throws(CommandError) -> String? {
    guard let output = try run(["rev-parse", "--show-toplevel"], about: path) else { return nil }
    let root = String(decoding: output, as: UTF8.self).split(separator: "\n").first.map(String.init)
    guard let root else { return nil }
    let full = WriteGuard.identity(path)
    if full == root { return "" }
    return full.hasPrefix(root + "/") ? String(full.dropFirst(root.utf8.count + 1)) : nil
  }

  /// What git prints; nil if it fails.
  private static func run(_ words: [String], about: String) throws(CommandError) -> [UInt8]? {
    do throws(FileError) {
      let process = try ChildProcess(["git"] + words, limit: largestFile)
      return process.status == 0 ? process.output : nil
    } catch {
      throw CommandError(.couldNotRun, "git could not be run for '\(about)': \(error)")
    }
  }
}
