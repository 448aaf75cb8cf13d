public import TintypePrimitives
public import TintypeRendering

/// The goldens of one theme: `<folder>/<theme>/<cell>.png`, a manifest and the inputs.
public struct GoldenFolder: Sendable {
  /// The path of the theme's folder, as the user would write it.
  public let path: String
  /// The hashes of each golden.
  public let manifest: Manifest
  /// The theme values behind the goldens.
  public let inputs: InputsFile

  /// The largest golden that is read: 64 MiB.
  private static let fileLimit = 64 << 20

  /// Opens the goldens of a theme; a folder that does not exist has none.
  ///
  /// Throws `GoldenError` if the manifest or the inputs are broken.
  public init(_ folder: String, theme: String) throws(GoldenError) {
    let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    path = "\(trimmed)/\(SafeName.component(theme))"
    if let bytes = try Self.read("\(path)/\(Manifest.fileName)") {
      manifest = try Manifest(bytes, path: "\(path)/\(Manifest.fileName)")
    } else {
      manifest = Manifest()
    }
    if let bytes = try Self.read("\(path)/\(InputsFile.fileName)") {
      inputs = try InputsFile(bytes, path: "\(path)/\(InputsFile.fileName)")
    } else {
      inputs = InputsFile()
    }
  }

  /// The path of a cell's golden.
  public func goldenPath(_ cell: Cell) -> String { "\(path)/\(cell.path).png" }

  /// The bytes of a cell's golden; nil if there is none.
  ///
  /// Throws `FileError` if it is there and cannot be read.
  public func read(_ cell: Cell) throws(FileError) -> [UInt8]? {
    do {
      return try FileSystem.read(goldenPath(cell), limit: Self.fileLimit)
    } catch .missing {
      return nil
    }
  }

  /// Where goldens stand in the folder: paths from it without extension, sorted.
  ///
  /// Throws `FileError` if a folder cannot be read.
  public func files() throws(FileError) -> [String] {
    guard FileSystem.isFolder(path) else { return [] }
    var found: [String] = []
    for mockup in try FileSystem.names(in: path) where FileSystem.isFolder("\(path)/\(mockup)") {
      for state in try FileSystem.names(in: "\(path)/\(mockup)")
      where FileSystem.isFolder("\(path)/\(mockup)/\(state)") {
        for name in try FileSystem.names(in: "\(path)/\(mockup)/\(state)")
        where name.hasSuffix(".png") {
          found.append("\(mockup)/\(state)/\(name.dropLast(4))")
        }
      }
    }
    return found
  }

  /// The bytes of all goldens.
  ///
  /// Throws `FileError` if a folder or file cannot be read.
  public func size() throws(FileError) -> Int {
    var total = 0
    for file in try files() { total += try FileSystem.size(of: "\(path)/\(file).png") }
    return total
  }

  /// The cells that have a golden or a line in the manifest and that the mockups have.
  ///
  /// Throws `FileError` if a folder cannot be read.
  public func recorded(_ mockups: MockupList) throws(FileError) -> [Cell] {
    var seen: Set<String> = []
    let ids = manifest.lines.keys.sorted() + (try files())
    return ids.filter { seen.insert($0).inserted }
      .compactMap { Cell(id: $0) }.filter { mockups.contains($0) }
  }

  /// The goldens that are no cell of the mockups, sorted.
  ///
  /// Throws `FileError` if a folder cannot be read.
  public func orphans(_ mockups: MockupList) throws(FileError) -> [String] {
    try files().filter { file in
      guard let cell = Cell(id: file) else { return true }
      return !mockups.contains(cell)
    }
  }

  /// Writes the manifest and the inputs if they say anything new.
  ///
  /// Throws `FileError` if they cannot be written.
  public func write(_ manifest: Manifest, _ inputs: InputsFile) throws(FileError) {
    var kept = inputs
    kept.keepOnly(Set(manifest.lines.values.map(\.inputs)))
    try writeIfNew(kept.bytes, to: "\(path)/\(InputsFile.fileName)")
    try writeIfNew(manifest.bytes, to: "\(path)/\(Manifest.fileName)")
  }

  private func writeIfNew(_ bytes: [UInt8], to path: String) throws(FileError) {
    if let old = try? FileSystem.read(path), old == bytes { return }
    try FileSystem.makeFolder(self.path)
    try FileSystem.writeAtomically(bytes, to: path)
  }

  private static func read(_ path: String) throws(GoldenError) -> [UInt8]? {
    do throws(FileError) {
      return try FileSystem.read(path)
    } catch .missing {
      return nil
    } catch {
      throw .file(error)
    }
  }
}
