import Glibc
import TintypeGraphics
import TintypePrimitives

/// A file that was uploaded; it goes when nothing refers to it.
final class StoredFile: Sendable {
  /// What it is by its first bytes.
  enum Kind: String, Sendable {
    case png
    case svg
    case font
    case other

    init(_ bytes: [UInt8]) {
      let fonts: [[UInt8]] = [
        [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8),
      ]
      if bytes.starts(with: PNGReader.signature) {
        self = .png
      } else if fonts.contains(where: { bytes.starts(with: $0) }) {
        self = .font
      } else {
        let text = bytes.prefix(1024).drop {
          [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0)
        }
        self = text.first == UInt8(ascii: "<") ? .svg : .other
      }
    }
  }

  /// The SHA-256 of its bytes.
  let id: String
  let path: String
  let size: Int
  let kind: Kind

  /// Keeps bytes in a folder.
  ///
  /// Throws `FileError` if they cannot be written.
  init(_ bytes: [UInt8], id: String, in folder: String) throws(FileError) {
    self.id = id
    path = "\(folder)/\(id)-\(UInt64.random(in: 0...UInt64.max))"
    size = bytes.count
    kind = Kind(bytes)
    try FileSystem.writeAtomically(bytes, to: path)
  }

  deinit { unlink(path) }

  /// Lets the file stand under a second path, which outlives it.
  func link(to other: String) -> Bool { Glibc.link(path, other) == 0 }
}
