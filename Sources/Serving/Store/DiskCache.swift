import Glibc
import TintypePrimitives

/// Pictures in a folder, by name, that outlive the service.
///
/// Several services may share a folder: files are written whole or not at all, and one whose bytes
/// are not those that were written counts as missing.
struct DiskCache: Sendable {
  /// The largest picture that is read back.
  private static let fileLimit = 256 << 20

  private let folder: String

  /// Makes the folder if it is not there, and tries it.
  ///
  /// Throws `ServiceError` if nothing can be written there.
  init(folder: String) throws(ServiceError) {
    self.folder = folder
    let trial = "\(folder)/.tintype-\(getpid())"
    do throws(FileError) {
      try FileSystem.makeFolder(folder)
      try FileSystem.writeAtomically([], to: trial)
      try FileSystem.remove(trial)
    } catch {
      throw .noCache("\(error)")
    }
  }

  private func path(_ name: String, _ format: PictureFormat) -> String {
    "\(folder)/\(name.prefix(2))/\(name).\(format.rawValue)"
  }

  /// The bytes of a picture; nil if they are not there, or not whole.
  func read(_ name: String, _ format: PictureFormat) -> [UInt8]? {
    guard let bytes = try? FileSystem.read(path(name, format), limit: Self.fileLimit),
      bytes.count > Self.seal.count + 32
    else { return nil }
    let picture = Array(bytes.dropFirst(Self.seal.count + 32))
    let hash = "\(ContentHash(of: picture))"
    guard bytes.starts(with: Self.seal),
      bytes[Self.seal.count..<Self.seal.count + 32].elementsEqual(hash.utf8)
    else { return nil }
    return picture
  }

  /// What stands before the hash of a picture in its file.
  private static let seal = Array("tintype\n".utf8)

  /// Keeps a picture, and returns whether it could; a full disk only means that it is drawn again
  /// another time.
  func write(_ bytes: [UInt8], _ name: String, _ format: PictureFormat) -> Bool {
    let path = path(name, format)
    let content = Self.seal + Array("\(ContentHash(of: bytes))".utf8) + bytes
    do throws(FileError) {
      if let slash = path.lastIndex(of: "/") { try FileSystem.makeFolder(String(path[..<slash])) }
      try FileSystem.writeAtomically(content, to: path)
      return true
    } catch {
      return false
    }
  }
}
