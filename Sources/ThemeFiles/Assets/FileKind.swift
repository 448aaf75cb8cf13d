import Glibc

/// What stands at a path, links not followed.
enum FileKind: Hashable {
  case folder
  case file
  case link
  case other

  /// Nil if nothing stands there.
  init?(at path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFREG: self = .file
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}
