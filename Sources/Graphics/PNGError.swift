/// A PNG file that cannot be read.
public enum PNGError: Error, Hashable, Sendable {
  /// The file has no bytes.
  case empty
  /// The file is something else, as in "a JPEG picture".
  case notPNG(String)
  /// The file is a Git LFS pointer in place of the picture.
  case lfsPointer
  /// The file ends within a chunk or before its end mark.
  case truncated
  /// A chunk names a length that no chunk can have.
  case chunkLength(String)
  /// A chunk's checksum does not fit its bytes.
  case checksum(String)
  /// A chunk is absent or out of place.
  case misplaced(String)
  /// The header has values that the format does not know.
  case header
  /// A side is zero.
  case zeroSize(width: Int, height: Int)
  /// The picture exceeds the limit.
  case tooLarge(width: Int, height: Int)
  /// The compressed pixels are broken.
  case pixels(String)
}

extension PNGError: CustomStringConvertible {
  /// What is wrong with the file.
  public var description: String {
    switch self {
    case .empty: "The file is empty; a PNG picture is needed here."
    case .notPNG(let kind): "The file is \(kind), not a PNG picture. Save it as PNG."
    case .lfsPointer:
      "The file is a Git LFS pointer, not the picture itself. Run 'git lfs pull'."
    case .truncated: "The PNG file is cut short. Copy it again."
    case .chunkLength(let chunk): "The PNG chunk '\(chunk)' has an impossible length."
    case .checksum(let chunk): "The PNG chunk '\(chunk)' is damaged: its checksum differs."
    case .misplaced(let chunk): "The PNG chunk '\(chunk)' is missing or in the wrong place."
    case .header: "The PNG header is not valid."
    case .zeroSize(let width, let height):
      "The PNG picture has \(width)x\(height) pixels; each side is at least 1."
    case .tooLarge(let width, let height):
      "The PNG picture has \(width)x\(height) pixels; at most \(PNGReader.maximumArea) are read."
    case .pixels(let reason): "The pixels of the PNG picture are damaged: \(reason)."
    }
  }
}
