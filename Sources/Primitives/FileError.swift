import Glibc

/// A file that could not be read or written.
public enum FileError: Error, Hashable, Sendable {
  case missing(String)
  case isFolder(String)
  case notFolder(String)
  case notRegular(String)
  case denied(String)
  case readOnly(String)
  case full(String)
  case tooLarge(String, Int, limit: Int)
  case other(String, code: Int32)

  /// Names the failure that a C call left in `errno`.
  public init(path: String, _ code: Int32) {
    self =
      switch code {
      case ENOENT: .missing(path)
      case EISDIR: .isFolder(path)
      case ENOTDIR: .notFolder(path)
      case EACCES, EPERM: .denied(path)
      case EROFS: .readOnly(path)
      case ENOSPC, EDQUOT: .full(path)
      default: .other(path, code: code)
      }
  }
}

extension FileError: CustomStringConvertible {
  /// The file, what failed and what to do.
  public var description: String {
    switch self {
    case .missing(let path): "'\(path)' does not exist. Check the path."
    case .isFolder(let path): "'\(path)' is a folder; a file is needed here."
    case .notFolder(let path): "'\(path)' is not a folder, or a part of the path is a file."
    case .notRegular(let path): "'\(path)' is not a regular file. Copy its content to one."
    case .denied(let path): "'\(path)' may not be accessed. Check its permissions."
    case .readOnly(let path):
      "'\(path)' is on a read-only file system. Choose another folder with --out."
    case .full(let path): "'\(path)' could not be written: the disk is full. Free some space."
    case .tooLarge(let path, let size, let limit):
      "'\(path)' has \(size) bytes; at most \(limit) are read."
    case .other(let path, let code): "'\(path)' failed: \(String(cString: strerror(code)))."
    }
  }
}
