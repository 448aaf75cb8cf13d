public import TintypeGraphics
public import TintypePrimitives

/// Why a file gives no picture.
public enum PictureFailure: Error, Hashable, Sendable {
  /// No file is there.
  case missing(String)
  /// The file is a Git LFS pointer in place of the picture.
  case pointerFile(String, PointerFile)
  /// The file cannot be read.
  case unreadable(FileError)
  /// The file is no picture, or a damaged one.
  case undecodable(String, PNGError)
}

extension PictureFailure: CustomStringConvertible {
  /// The file, what is wrong with it and what to do.
  public var description: String {
    switch self {
    case .missing(let path):
      return "\(FileError.missing(path))"
    case .pointerFile(let path, let pointer):
      let content = pointer.byteCount.map { "the \($0.grouped) bytes" } ?? "the picture"
      return "'\(path)' is a Git LFS pointer, not \(content) that it stands for. Run "
        + "'git lfs pull'; in CI, make the checkout fetch LFS files."
    case .unreadable(let error):
      return "\(error)"
    case .undecodable(let path, let error):
      return "'\(path)' cannot be compared. \(error)"
    }
  }
}
