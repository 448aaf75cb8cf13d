import TintypePrimitives

/// Pictures of comparisons, on disk: the links to them work as long as those to a job's.
final class HeldPictures: Sendable {
  /// The largest picture that is read back.
  private static let fileLimit = 256 << 20

  private let files: ExpiringStore<StoredFile>
  private let folder: String

  /// `limit` is the bytes of all together, `lifetime` the seconds that each is kept unused.
  init(folder: String, limit: Int, lifetime: Double) {
    self.folder = folder
    files = ExpiringStore(limit: limit, lifetime: lifetime)
  }

  /// Whether a picture is there; it is thereby used.
  func has(_ name: String, _ format: PictureFormat) -> Bool {
    files[CachedPicture.tag(name, format)] != nil
  }

  /// Holds a picture.
  ///
  /// Throws `FileError` if it cannot be written.
  func keep(_ bytes: [UInt8], _ name: String, _ format: PictureFormat) throws(FileError) {
    let file = try StoredFile(bytes, id: name, in: folder)
    _ = files.insert(file, id: CachedPicture.tag(name, format), size: bytes.count)
  }

  /// The bytes of a picture; nil if it is gone.
  func read(_ name: String, _ format: PictureFormat) -> [UInt8]? {
    guard let file = files[CachedPicture.tag(name, format)] else { return nil }
    return try? FileSystem.read(file.path, limit: Self.fileLimit)
  }

  /// Drops what was not used for its lifetime.
  func sweep() { files.sweep() }
}
