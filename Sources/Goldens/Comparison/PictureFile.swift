public import TintypeGraphics
import TintypePrimitives

/// A PNG file that was read.
public struct PictureFile: Sendable {
  /// The largest file that is read, in bytes.
  ///
  /// Source: 256 megapixels of noise at a byte each; real pictures take far less.
  public static let largestFile = 256 << 20

  /// The path as it was given.
  public let path: String
  /// The decoded picture.
  public let picture: StraightPicture
  /// How the file says that its numbers mean colours.
  public let colorTag: ColorTag
  /// Whether the file has further frames, which are not read.
  public let isAnimated: Bool
  /// Bits per channel in the file; of 16, the upper 8 are compared.
  public let bitDepth: Int

  /// Reads and decodes a file.
  ///
  /// Throws `PictureFailure`, whose cases tell apart a missing file, a Git LFS pointer, one that
  /// cannot be read and one that is no picture.
  public static func read(
    _ path: String, using reader: PNGReader
  ) throws(PictureFailure) -> PictureFile {
    try PictureFile(path, try bytes(of: path), reader)
  }

  /// The bytes of a file that may be a picture.
  static func bytes(of path: String) throws(PictureFailure) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.read(path, limit: largestFile)
    } catch {
      if case .missing = error { throw .missing(path) }
      throw .unreadable(error)
    }
    if let pointer = PointerFile(bytes) { throw .pointerFile(path, pointer) }
    return bytes
  }

  /// Decodes a file's bytes.
  init(_ path: String, _ bytes: [UInt8], _ reader: PNGReader) throws(PictureFailure) {
    self.path = path
    do throws(PNGError) {
      picture = StraightPicture(try reader.read(bytes))
    } catch {
      throw .undecodable(path, error)
    }
    colorTag = ColorTag(png: bytes)
    // Source: APNG specification; the chunk stands before the first frame.
    isAnimated = ColorTag.chunks(beforePixelsOf: bytes)["acTL"] != nil
    // The header's ninth byte; the reader has found a header there.
    bitDepth = bytes.count > 24 ? Int(bytes[24]) : 8
  }
}
