import Glibc
import TintypePrimitives

/// A folder that goes away with the value that holds it.
final class TemporaryFolder {
  let path: String

  init() {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? P_tmpdir
    var template = Array("\(parent)/tintype-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, mkdtemp(base) != nil else { return "" }
      return String(cString: base)
    }
    precondition(!path.isEmpty, "no temporary folder")
  }

  deinit { Self.remove(path) }

  /// Writes a file and makes the folders above it.
  func write(_ bytes: [UInt8], to name: String) throws {
    if let slash = name.lastIndex(of: "/") {
      try FileSystem.makeFolder("\(path)/\(name[..<slash])")
    }
    try FileSystem.writeAtomically(bytes, to: "\(path)/\(name)")
  }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  private static func remove(_ path: String) {
    // A link goes, not what it leads to.
    if unlink(path) == 0 { return }
    guard let names = try? FileSystem.names(in: path) else { return }
    for name in names { remove("\(path)/\(name)") }
    rmdir(path)
  }
}
