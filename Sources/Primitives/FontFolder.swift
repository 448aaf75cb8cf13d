/// The font files of a folder and of those within.
///
/// Hidden files and folders are passed over, and so is a folder met again through a link.
public struct FontFolder: Sendable {
  /// Folders within folders are followed this far.
  private static let depthLimit = 8
  /// No more names than these are looked at.
  private static let nameLimit = 100_000

  /// The paths of the .otf, .ttf, .otc and .ttc files, those of a folder sorted by name.
  public private(set) var files: [String] = []
  /// What is passed over: fonts of kinds that iOS does not take, and folders not looked into.
  public private(set) var problems: [Problem] = []
  private var visited: Set<FileIdentity> = []
  private var namesLeft = nameLimit

  /// Looks through a folder.
  ///
  /// Throws `FileError` if it cannot be read; of a folder within, that is one of `problems`.
  public init(_ folder: String) throws(FileError) {
    if let identity = FileIdentity(of: folder) { visited.insert(identity) }
    look(at: try FileSystem.names(in: folder), in: folder, depth: 0)
  }

  /// Whether a file's name is that of a font.
  public static func isFont(_ name: String) -> Bool {
    [".otf", ".ttf", ".otc", ".ttc"].contains(name.suffix(4).lowercased())
  }

  private mutating func look(at names: [String], in folder: String, depth: Int) {
    for name in names where !name.hasPrefix(".") {
      guard namesLeft > 0 else {
        pass(folder, "is not looked through: there are more than \(Self.nameLimit) names")
        return
      }
      namesLeft -= 1
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if FileSystem.isFolder(path) {
        enter(path, depth: depth + 1)
      } else if Self.isFont(name) {
        files.append(path)
      } else if let kind = Self.foreignKind(of: name) {
        pass(path, "is passed over: iOS takes no \(kind) files. Add it as .otf or .ttf")
      }
    }
  }

  private mutating func enter(_ folder: String, depth: Int) {
    guard let identity = FileIdentity(of: folder), visited.insert(identity).inserted else { return }
    guard depth <= Self.depthLimit else {
      pass(folder, "is not looked into: it lies \(depth) folders deep. Name it itself")
      return
    }
    do throws(FileError) {
      look(at: try FileSystem.names(in: folder), in: folder, depth: depth)
    } catch {
      problems.append(Problem(.warning, .unreadableFile, "\(error)"))
    }
  }

  private mutating func pass(_ path: String, _ sentence: String) {
    problems.append(Problem(.warning, .unsupportedFile, "'\(path)' \(sentence)."))
  }

  /// The extension of a file that is a font, but none for iOS; nil for others.
  private static func foreignKind(of name: String) -> String? {
    let lowercase = name.lowercased()
    return [".woff", ".woff2", ".eot", ".pfb", ".pfa", ".dfont"].first { lowercase.hasSuffix($0) }
  }
}
