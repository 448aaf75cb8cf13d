internal import CLoader
internal import CZip
import Glibc

/// Writes ZIP archives with libzip, which is loaded on first use.
struct Archive: Sendable {
  /// The major version whose interface is used.
  static let fileName = "libzip.so.4"

  private let open:
    @Sendable @convention(c) (UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Int32>?) ->
      OpaquePointer?
  private let file:
    @Sendable @convention(c) (OpaquePointer, UnsafePointer<CChar>, UInt64, Int64) -> OpaquePointer?
  private let buffer:
    @Sendable @convention(c) (OpaquePointer, UnsafeRawPointer?, UInt64, Int32) -> OpaquePointer?
  private let add:
    @Sendable @convention(c) (OpaquePointer, UnsafePointer<CChar>, OpaquePointer, UInt32) -> Int64
  private let compression: @Sendable @convention(c) (OpaquePointer, UInt64, Int32, UInt32) -> Int32
  private let time:
    @Sendable @convention(c) (OpaquePointer, UInt64, UInt16, UInt16, UInt32) -> Int32
  private let close: @Sendable @convention(c) (OpaquePointer) -> Int32
  private let discard: @Sendable @convention(c) (OpaquePointer) -> Void
  private let free: @Sendable @convention(c) (OpaquePointer) -> Void

  /// The library; nil if it is not installed.
  static let shared: Archive? = Archive()

  private init?() {
    guard let handle = dlopen(Self.fileName, RTLD_NOW | RTLD_LOCAL) else { return nil }
    func find<Function>(_ name: String, _: Function.Type) -> Function? {
      dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let open = find("zip_open", type(of: self.open)),
      let file = find("zip_source_file", type(of: self.file)),
      let buffer = find("zip_source_buffer", type(of: self.buffer)),
      let add = find("zip_file_add", type(of: self.add)),
      let compression = find("zip_set_file_compression", type(of: self.compression)),
      let time = find("zip_file_set_dostime", type(of: self.time)),
      let close = find("zip_close", type(of: self.close)),
      let discard = find("zip_discard", type(of: self.discard)),
      let free = find("zip_source_free", type(of: self.free))
    else { return nil }
    self.open = open
    self.file = file
    self.buffer = buffer
    self.add = add
    self.compression = compression
    self.time = time
    self.close = close
    self.discard = discard
    self.free = free
  }

  /// 1 January 1980, the first day of the format, so that equal content gives equal bytes.
  private static let firstDay: UInt16 = 1 << 5 | 1

  /// Writes files under names to a path, uncompressed: pictures are compressed already.
  ///
  /// Returns whether it worked; the path is not written if not.
  func write(_ files: [(name: String, path: String)], record: [UInt8], to path: String) -> Bool {
    guard let archive = open(path, ZIP_CREATE | ZIP_TRUNCATE, nil) else { return false }
    let isFilled = record.withUnsafeBytes { bytes in
      var isFine = insert(
        "job.json", buffer(archive, bytes.baseAddress, UInt64(bytes.count), 0), archive)
      for entry in files where isFine {
        isFine = insert(entry.name, file(archive, entry.path, 0, -1), archive)
      }
      // The bytes of the record are read when the archive is closed.
      return isFine && close(archive) == 0
    }
    if !isFilled { discard(archive) }
    return isFilled
  }

  private func insert(_ name: String, _ source: OpaquePointer?, _ archive: OpaquePointer) -> Bool {
    guard let source else { return false }
    let index = add(archive, name, source, ZIP_FL_ENC_UTF_8)
    guard index >= 0 else {
      free(source)
      return false
    }
    return compression(archive, UInt64(index), ZIP_CM_STORE, 0) == 0
      && time(archive, UInt64(index), 0, Self.firstDay, 0) == 0
  }
}
