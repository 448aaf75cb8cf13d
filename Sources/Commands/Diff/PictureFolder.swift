import TintypePrimitives

/// Finds the PNG files below a folder.
enum PictureFolder {
  /// More folders than these are taken for a mistake.
  private static let mostFolders = 100_000

  private struct Open {
    let path: String
    /// The folders above it and itself, by what they are.
    let above: [FileIdentity]
  }

  /// The files as paths from the folder, links to folders followed, and what is passed over and why:
  /// folders that cannot be read, links that lead back to a folder above them.
  ///
  /// Throws `CommandError` if the folder itself cannot be read.
  static func pictures(
    in folder: String
  ) throws(CommandError) -> (paths: [String], mistakes: [String]) {
    var found: [String] = []
    var mistakes: [String] = []
    var open = [Open(path: "", above: [FileIdentity(of: folder)].compactMap(\.self))]
    var count = 0
    while let next = open.popLast() {
      count += 1
      guard count <= mostFolders else {
        throw CommandError(
          .badInput, "'\(folder)' has more than \(mostFolders) folders. Compare a part of it.")
      }
      let names: [String]
      do throws(FileError) {
        names = try FileSystem.names(in: next.path.isEmpty ? folder : "\(folder)/\(next.path)")
      } catch {
        guard !next.path.isEmpty else { throw CommandError(.badInput, "\(error)") }
        mistakes.append("\(error)")
        continue
      }
      for name in names {
        let path = next.path.isEmpty ? name : "\(next.path)/\(name)"
        if FileSystem.isFolder("\(folder)/\(path)") {
          guard let identity = FileIdentity(of: "\(folder)/\(path)") else { continue }
          guard !next.above.contains(identity) else {
            mistakes.append(
              "'\(folder)/\(path)' leads back to a folder above it. Remove the link.")
            continue
          }
          open.append(Open(path: path, above: next.above + [identity]))
        } else if name.lowercased().hasSuffix(".png") {
          found.append(path)
        }
      }
    }
    return (found, mistakes)
  }
}
