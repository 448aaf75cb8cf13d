public import TintypePrimitives
public import TintypeRendering

/// The goldens of one theme: `<folder>/<theme>/<cell>.png`, a manifest and the inputs.
public struct GoldenFolder: Sendable {
  /// The path of the theme's folder, as the user would write it.
  public let path: String
  /// The hashes of each golden.
  public let manifest: Manifest
  /// The manifest that a run was about to write when it was stopped; empty if none was.
  ///
  /// Until it is in force, a golden is one that it tells of, or one that `manifest` does.
  let pending: Manifest
  /// The theme values behind the goldens.
  public let inputs: InputsFile
  /// What was wrong with the folder's own files, if they were passed over.
  public let mistakes: [GoldenError]
  /// The paths of the folder's own files that are not there, but for the pending one.
  public let absent: [String]

  /// The largest golden that is read: 64 MiB.
  private static let fileLimit = 64 << 20

  /// Opens the goldens of a theme; a folder that does not exist has none.
  ///
  /// Throws `GoldenError` if the manifest or the inputs are broken, unless `isRecovering`: then a
  /// broken file counts as empty, and what is wrong is kept in `mistakes`. Pointers of Git LFS and
  /// files of other versions are never passed over.
  public init(
    _ folder: String, theme: String, isRecovering: Bool = false
  ) throws(GoldenError) {
    let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let path = "\(trimmed)/\(SafeName.component(theme))"
    var mistakes: [GoldenError] = []
    var absent: [String] = []
    func open<File>(
      _ name: String, _ empty: File, _ read: ([UInt8], String) throws(GoldenError) -> File
    ) throws(GoldenError) -> File {
      do throws(GoldenError) {
        guard let bytes = try Self.read("\(path)/\(name)") else {
          if name != Manifest.pendingName { absent.append("\(path)/\(name)") }
          return empty
        }
        if PointerFile(bytes) != nil { throw .pointer("\(path)/\(name)") }
        return try read(bytes, "\(path)/\(name)")
      } catch {
        guard isRecovering, case .broken = error else { throw error }
        mistakes.append(error)
        return empty
      }
    }
    func manifest(_ bytes: [UInt8], _ path: String) throws(GoldenError) -> Manifest {
      try Manifest(bytes, path: path)
    }
    self.path = path
    self.manifest = try open(Manifest.fileName, Manifest(), manifest)
    pending = try open(Manifest.pendingName, Manifest(), manifest)
    inputs = try open(InputsFile.fileName, InputsFile()) {
      (bytes, path) throws(GoldenError) -> InputsFile in
      try InputsFile(bytes, path: path)
    }
    self.mistakes = mistakes
    self.absent = absent
  }

  /// What the manifest tells of a cell's golden, if it tells of these bytes.
  func line(of cell: Cell, file: ContentHash) -> ManifestLine? {
    [pending.lines[cell.id], manifest.lines[cell.id]].lazy.compactMap { $0 }
      .first { $0.file == file }
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
  /// Links to folders are not followed, see `links`. Throws `FileError` if a folder cannot be read.
  public func files() throws(FileError) -> [String] {
    guard FileSystem.isFolder(path) else { return [] }
    var found: [String] = []
    for mockup in try FileSystem.names(in: path) where FileSystem.isOwnFolder("\(path)/\(mockup)") {
      for state in try FileSystem.names(in: "\(path)/\(mockup)")
      where FileSystem.isOwnFolder("\(path)/\(mockup)/\(state)") {
        for name in try FileSystem.names(in: "\(path)/\(mockup)/\(state)")
        where name.hasSuffix(".png") && !FileSystem.isFolder("\(path)/\(mockup)/\(state)/\(name)") {
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
    let ids = (Array(manifest.lines.keys) + pending.lines.keys).sorted() + (try files())
    return ids.filter { seen.insert($0).inserted }
      .compactMap { Cell(id: $0) }.filter { mockups.contains($0) }
  }

  /// The goldens that are no cell of the mockups, or none that `isSelected` takes, sorted.
  ///
  /// Throws `FileError` if a folder cannot be read.
  public func orphans(
    _ mockups: MockupList, where isSelected: (Cell) -> Bool = { _ in true }
  ) throws(FileError) -> [String] {
    try files().filter { file in
      guard let cell = Cell(id: file) else { return true }
      return !mockups.contains(cell) || !isSelected(cell)
    }
  }

  /// The links to folders where a mockup's or a state's folder may stand: paths in the folder,
  /// sorted.
  ///
  /// A golden may be read through one. None is listed, written or removed there: what the link leads
  /// to may belong to other cells, or to somebody else. Throws `FileError` if a folder cannot be read.
  public func links() throws(FileError) -> [String] {
    guard FileSystem.isFolder(path) else { return [] }
    var found: [String] = []
    func look(_ name: String) -> Bool {
      if FileSystem.isOwnFolder("\(path)/\(name)") { return true }
      if FileSystem.isFolder("\(path)/\(name)") { found.append(name) }
      return false
    }
    for mockup in try FileSystem.names(in: path) where look(mockup) {
      for state in try FileSystem.names(in: "\(path)/\(mockup)") { _ = look("\(mockup)/\(state)") }
    }
    return found
  }

  /// Checks that a cell's golden may be written: that no folder of its path is a link, and that a
  /// file stands there or nothing.
  ///
  /// Throws `FileError` if something else does.
  func checkPlace(of cell: Cell) throws(FileError) {
    let golden = goldenPath(cell)
    var place = path
    for part in cell.path.split(separator: "/").dropLast() {
      place += "/\(part)"
      guard FileSystem.isOwnFolder(place) else {
        guard FileSystem.isFolder(place) else { break }
        throw .linkedFolder(place)
      }
    }
    do {
      try FileSystem.checkIsRegular(golden)
    } catch .missing {
      return
    }
  }

  /// What stands in the folder and is neither a golden nor a file of ours, sorted; hidden files,
  /// links to folders and what a run is writing are passed over.
  ///
  /// Throws `FileError` if a folder cannot be read.
  public func strays() throws(FileError) -> [String] {
    guard FileSystem.isFolder(path) else { return [] }
    return try strays(in: "", depth: 1)
  }

  private static let ownNames: Set<String> = [
    Manifest.fileName, Manifest.pendingName, InputsFile.fileName,
  ]

  /// Goldens stand at the third level, in the folders of mockup and state.
  private func strays(in folder: String, depth: Int) throws(FileError) -> [String] {
    var found: [String] = []
    for name in try FileSystem.names(in: folder.isEmpty ? path : "\(path)/\(folder)") {
      if name.hasPrefix(".") || name.hasSuffix(".partial") { continue }
      let child = folder.isEmpty ? name : "\(folder)/\(name)"
      if FileSystem.isFolder("\(path)/\(child)"),
        depth == 3 || FileSystem.isOwnFolder("\(path)/\(child)")
      {
        found += depth < 3 ? try strays(in: child, depth: depth + 1) : ["\(child)/"]
      } else if FileSystem.isFolder("\(path)/\(child)") {
        continue
      } else if depth == 1 ? !Self.ownNames.contains(name) : depth < 3 || !name.hasSuffix(".png") {
        found.append(child)
      }
    }
    return found
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
