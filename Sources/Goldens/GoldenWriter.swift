import Glibc
public import TintypePrimitives
public import TintypeRendering

/// The one writer of a theme's goldens, for as long as it lives.
///
/// What it writes is in force as a whole or not at all for each golden: a run that is stopped at any
/// moment leaves each golden old or new, and a line that tells of it. The lines of the new ones are
/// written before the pictures, beside the manifest, and put in force after them.
public final class GoldenWriter {
  /// What is to be written.
  public struct Change: Sendable {
    /// The bytes of new pictures, by cell.
    public var pictures: [(cell: Cell, bytes: [UInt8])] = []
    /// New lines of the manifest, by cell id.
    public var lines: [String: ManifestLine] = [:]
    /// The theme values that the lines name, by their ids.
    public var sets: [ContentHash: InputSet] = [:]
    /// The pictures of icons among these values.
    public var icons: [StoredPicture] = []
    /// The faces that could be drawn, by the part of the lines' fingerprint that stands for them.
    public var faces: [String: [RecordedFace]] = [:]
    /// The drawing libraries with their versions, in the same way.
    public var libraries: [String: [String]] = [:]
    /// Goldens to remove: paths in the folder, without extension.
    public var removals: [String] = []

    /// Creates a change of nothing.
    public init() {}
  }

  /// The goldens as they were when the writer came.
  public let folder: GoldenFolder
  private let lock: Int32

  /// Becomes the writer of a theme's goldens; a folder that does not exist is made.
  ///
  /// Broken files of ours count as empty, see `GoldenFolder.mistakes`. Throws `GoldenError.locked`
  /// while another process writes, `GoldenError.file` if the folder cannot be made or read, or is a
  /// link, and what `GoldenFolder` throws.
  public init(_ folder: String, theme: String) throws(GoldenError) {
    let place = try GoldenFolder(folder, theme: theme, isRecovering: true).path
    do throws(FileError) {
      try FileSystem.makeFolder(place)
      guard FileSystem.isOwnFolder(place) else { throw .linkedFolder(place) }
    } catch {
      throw .file(error)
    }
    // The folder itself is locked: the lock goes with the process and leaves no file behind.
    lock = open(place, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { throw .file(FileError(path: place, errno)) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      close(lock)
      throw .locked(place)
    }
    do throws(GoldenError) {
      self.folder = try GoldenFolder(folder, theme: theme, isRecovering: true)
    } catch {
      close(lock)
      throw error
    }
  }

  deinit { close(lock) }

  /// Writes a change; files that would hold what they hold are not touched.
  ///
  /// Lines whose mockup is gone are kept only if `isKept` says so. Throws `FileError` if something
  /// cannot be written.
  public func commit(
    _ change: Change, keeping isKept: (String) -> Bool = { _ in true }
  ) throws(FileError) {
    try removePartialFiles(in: folder.path, depth: 3)
    let manifestPath = "\(folder.path)/\(Manifest.fileName)"
    var manifest = Manifest()
    manifest.lines = settled()
    // Before other lines are pending, those that a stopped run left are put in force.
    if !folder.pending.lines.isEmpty { try writeIfNew(manifest.bytes, to: manifestPath) }
    for (id, line) in change.lines { manifest.lines[id] = line }
    for removal in change.removals { manifest.lines[removal] = nil }
    manifest.lines = manifest.lines.filter { isKept($0.key) }

    var inputs = folder.inputs
    for set in change.sets.values { inputs.insert(set) }
    for icon in change.icons { inputs.insert(icon) }
    for (fonts, faces) in change.faces { inputs.insert(faces, as: fonts) }
    for (part, names) in change.libraries { inputs.insert(libraries: names, as: part) }
    var kept = inputs
    let lines = manifest.lines.values
    kept.keepOnly(
      Set(lines.map(\.inputs)),
      parts: Set(lines.flatMap { [$0.fingerprint.fonts, $0.fingerprint.libraries] }))
    let inputsPath = "\(folder.path)/\(InputsFile.fileName)"
    let pendingPath = "\(folder.path)/\(Manifest.pendingName)"
    if !change.pictures.isEmpty {
      // Nothing that any manifest names may be missing at any moment.
      try writeIfNew(inputs.bytes, to: inputsPath)
      var pending = Manifest()
      for (cell, _) in change.pictures { pending.lines[cell.id] = change.lines[cell.id] }
      try writeIfNew(pending.bytes, to: pendingPath)
    }
    for (cell, bytes) in change.pictures {
      let path = folder.goldenPath(cell)
      // It may have changed since the cell was drawn.
      try folder.checkPlace(of: cell)
      try FileSystem.makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
      try FileSystem.writeAtomically(bytes, to: path)
    }
    for removal in change.removals { try remove(removal) }
    if change.pictures.isEmpty { try writeIfNew(inputs.bytes, to: inputsPath, kept.bytes) }
    try writeIfNew(manifest.bytes, to: manifestPath)
    try writeIfNew(kept.bytes, to: inputsPath)
    try FileSystem.remove(pendingPath)
  }

  /// The lines in force, with those that a stopped run left pending and whose pictures it wrote.
  private func settled() -> [String: ManifestLine] {
    var lines = folder.manifest.lines
    for (id, line) in folder.pending.lines {
      guard let cell = Cell(id: id), let bytes = try? folder.read(cell),
        ContentHash(of: bytes) == line.file
      else { continue }
      lines[id] = line
    }
    return lines
  }

  /// Writes a file unless it holds these bytes, or those that it will hold in the end.
  private func writeIfNew(
    _ bytes: [UInt8], to path: String, _ final: [UInt8]? = nil
  ) throws(FileError) {
    if let old = try? FileSystem.read(path, limit: 256 << 20), old == bytes || old == final {
      return
    }
    try FileSystem.writeAtomically(bytes, to: path)
  }

  /// Removes a golden, and the folders that it leaves empty.
  private func remove(_ file: String) throws(FileError) {
    try FileSystem.remove("\(folder.path)/\(file).png")
    var parts = file.split(separator: "/")
    while parts.count > 1 {
      parts.removeLast()
      let above = "\(folder.path)/\(parts.joined(separator: "/"))"
      guard FileSystem.removeEmptyFolder(above) else { return }
    }
  }

  /// Removes what runs that were stopped left half written.
  private func removePartialFiles(in path: String, depth: Int) throws(FileError) {
    for name in try FileSystem.names(in: path) {
      let child = "\(path)/\(name)"
      if FileSystem.isOwnFolder(child) {
        if depth > 1 { try removePartialFiles(in: child, depth: depth - 1) }
      } else if name.hasSuffix(".partial") {
        try FileSystem.remove(child)
      }
    }
  }
}
