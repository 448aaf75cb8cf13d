import Glibc
import TintypePrimitives

/// A folder of the service's own, which goes when it does.
final class StateFolder: Sendable {
  let path: String

  /// Makes a folder below another; nil means the one for temporary files.
  ///
  /// Throws `ServiceError` if it cannot be made.
  init(below parent: String? = nil) throws(ServiceError) {
    let folder = parent ?? getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/tintype-serve-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .noFolder("\(FileError(path: folder, errno))")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Self.removeAll(path) }

  /// Removes a folder with all that is in it; links are not followed.
  static func removeAll(_ path: String) {
    for name in (try? FileSystem.names(in: path)) ?? [] {
      let entry = "\(path)/\(name)"
      // What is no folder is removed by the first call, what is one by the second.
      if unlink(entry) != 0, FileSystem.isFolder(entry) { removeAll(entry) }
    }
    rmdir(path)
  }
}
