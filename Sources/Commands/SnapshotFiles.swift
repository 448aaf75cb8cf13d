import TintypePrimitives

/// Writes files below folders that may not exist yet.
enum SnapshotFiles {
  /// Writes a file atomically and makes the folders above it.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    do {
      try FileSystem.writeAtomically(bytes, to: path)
    } catch .missing {
      if let slash = path.lastIndex(of: "/") { try FileSystem.makeFolder(String(path[..<slash])) }
      try FileSystem.writeAtomically(bytes, to: path)
    }
  }
}
