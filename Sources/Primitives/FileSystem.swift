import Glibc

/// Reads and writes whole files.
public enum FileSystem {
  /// The bytes of a regular file of at most `limit` bytes.
  ///
  /// What is no regular file is not opened: that alone may wait for ever, or move a device. Throws
  /// `FileError` if it is missing, a folder, a special file, unreadable or larger.
  public static func read(_ path: String, limit: Int = 16 << 20) throws(FileError) -> [UInt8] {
    try checkIsRegular(path)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(path: path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path: path, errno) }
    try check(status, of: path)
    guard status.st_size <= limit else { throw .tooLarge(path, Int(status.st_size), limit: limit) }
    let wanted = Int(status.st_size)
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      while count < wanted, let base = buffer.baseAddress {
        let got = Glibc.read(descriptor, base + count, wanted - count)
        if got < 0 {
          if errno == EINTR { continue }
          code = errno
          return
        }
        if got == 0 { return }
        count += got
      }
    }
    guard code == 0 else { throw FileError(path: path, code) }
    return bytes
  }

  /// Checks that a file with content of its own stands at a path, links followed.
  ///
  /// Throws `FileError` if nothing stands there, a folder, or a special file.
  public static func checkIsRegular(_ path: String) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(path: path, errno) }
    try check(status, of: path)
  }

  private static func check(_ status: stat, of path: String) throws(FileError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .isFolder(path)
    case S_IFIFO: throw .notRegular(path, .pipe)
    case S_IFSOCK: throw .notRegular(path, .socket)
    default: throw .notRegular(path, .device)
    }
  }

  /// Writes a file beside its final name and moves it there, so that no reader sees half of it.
  ///
  /// A device or pipe at the path is written to, never replaced.
  ///
  /// Throws `FileError` and leaves no file behind if anything fails.
  public static func writeAtomically(
    _ bytes: UnsafeRawBufferPointer, to path: String
  ) throws(FileError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      return try writeThrough(bytes, to: path)
    }
    let temporary = partialPath(for: path)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileError(path: path, errno) }
    // Who may read a file does not change with its content.
    if exists { fchmod(descriptor, status.st_mode & 0o777) }
    var offset = 0
    while offset < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[offset...])
      let wrote = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if wrote < 0 {
        if errno == EINTR { continue }
        let code = errno
        close(descriptor)
        unlink(temporary)
        throw FileError(path: path, code)
      }
      offset += wrote
    }
    guard close(descriptor) == 0, rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw FileError(path: path, code)
    }
  }

  /// Longer names are shortened for the file that is being written, whose suffix needs room, too.
  ///
  /// Source: the limit of safe names with their longest extension.
  private static let longestPartialName = 113

  /// The path beside a file under which it is written.
  private static func partialPath(for path: String) -> String {
    let suffix = ".\(getpid()).\(UInt32.random(in: .min ... .max)).partial"
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let name = path[slash...]
    guard name.utf8.count > longestPartialName else { return path + suffix }
    return path[..<slash] + String(name).prefix(bytes: longestPartialName) + suffix
  }

  /// Writes to what is no regular file, as it stands; a pipe needs a reader, for which nobody waits.
  private static func writeThrough(
    _ bytes: UnsafeRawBufferPointer, to path: String
  ) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENXIO { throw .unreadPipe(path) }
      throw FileError(path: path, errno)
    }
    defer { close(descriptor) }
    // A reader that is there may be slow.
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK)
    var offset = 0
    while offset < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[offset...])
      let wrote = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if wrote < 0 {
        if errno == EINTR { continue }
        throw FileError(path: path, errno)
      }
      offset += wrote
    }
  }

  /// Writes an array of bytes atomically.
  public static func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileError) {
    var failure: FileError?
    bytes.withUnsafeBytes { buffer in
      do throws(FileError) {
        try writeAtomically(buffer, to: path)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Writes a text as UTF-8, atomically.
  public static func writeAtomically(_ text: String, to path: String) throws(FileError) {
    try writeAtomically([UInt8](text.utf8), to: path)
  }

  /// Makes a folder and those above it; one that exists is no error.
  public static func makeFolder(_ path: String) throws(FileError) {
    if mkdir(path, 0o755) == 0 { return }
    let code = errno
    if code == EEXIST {
      guard isFolder(path) else { throw .notFolder(path) }
      return
    }
    guard code == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw FileError(path: path, code)
    }
    try makeFolder(String(path[..<slash]))
    if mkdir(path, 0o755) != 0, errno != EEXIST { throw FileError(path: path, errno) }
  }

  /// The bytes of a file, links followed.
  ///
  /// Throws `FileError` if it is missing or its folder cannot be read.
  public static func size(of path: String) throws(FileError) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(path: path, errno) }
    return Int(status.st_size)
  }

  /// Whether a folder stands at the path, links followed.
  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a folder stands at the path itself, not a link to one.
  public static func isOwnFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether anything stands at the path, links followed.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether anything stands at the path, be it a link to nothing.
  public static func hasEntry(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// The names in a folder, sorted by their UTF-8 bytes.
  public static func names(in folder: String) throws(FileError) -> [String] {
    guard let handle = opendir(folder) else { throw FileError(path: folder, errno) }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Removes a file; one that is absent is no error.
  public static func remove(_ path: String) throws(FileError) {
    if unlink(path) != 0, errno != ENOENT { throw FileError(path: path, errno) }
  }

  /// Removes a folder if it is empty; returns whether it did.
  public static func removeEmptyFolder(_ path: String) -> Bool { rmdir(path) == 0 }
}
