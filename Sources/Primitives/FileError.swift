import Glibc

/// A file that could not be read or written.
public enum FileError: Error, Hashable, Sendable {
  case missing(String)
  case isFolder(String)
  case notFolder(String)
  /// A link to a folder, where nothing is to be written to another place.
  case linkedFolder(String)
  case notRegular(String, SpecialFile)
  /// A pipe or socket to write to, at whose other end is nobody.
  case unreadPipe(String)
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
    case .linkedFolder(let path):
      "'\(path)' is a link to a folder, through which nothing is written. Put a folder in its place."
    case .notRegular(let path, let kind):
      "'\(path)' is \(kind.rawValue), not a regular file. Copy its content to one."
    case .unreadPipe(let path):
      "'\(path)' is a pipe or socket that nobody reads. Start its reader first, or name a file."
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
