internal import TintypePrimitives

/// The font files of a folder.
public enum FontFolder {
  /// Folders within folders are followed this far.
  private static let depthLimit = 8

  /// The paths of the .otf, .ttf, .otc and .ttc files in a folder and those within, sorted.
  ///
  /// Hidden files and folders are passed over. Throws `GraphicsError.fontFolder` if it cannot be
  /// read.
  public static func files(in folder: String) throws(GraphicsError) -> [String] {
    try files(in: folder, depth: 0)
  }

  /// Whether a file's name is that of a font.
  public static func isFont(_ name: String) -> Bool {
    [".otf", ".ttf", ".otc", ".ttc"].contains(name.suffix(4).lowercased())
  }

  private static func files(in folder: String, depth: Int) throws(GraphicsError) -> [String] {
    let names: [String]
    do throws(FileError) {
      names = try FileSystem.names(in: folder)
    } catch {
      throw .fontFolder(error)
    }
    var files: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if FileSystem.isFolder(path) {
        if depth < depthLimit { files += try self.files(in: path, depth: depth + 1) }
      } else if isFont(name) {
        files.append(path)
      }
    }
    return files
  }
}
