import TintypeGraphics
public import TintypeMockups
public import TintypePrimitives
public import TintypeRendering

/// Draws cells and tells what to write for them; a golden whose pixels are equal stays as it is.
public struct GoldenRecorder: Sendable {
  /// What came of recording a cell.
  public enum Outcome: Sendable {
    /// There was none.
    case added(ManifestLine)
    case changed(ManifestLine)
    /// The golden has these pixels already.
    case unchanged(ManifestLine)
    /// The file would be larger than goldens may be.
    case tooLarge(bytes: Int, limit: Int)
    /// The golden is a Git LFS pointer, which is not overwritten.
    case pointerFile
    /// What stands in the golden's place is no file that could be replaced, or cannot be read.
    case obstructed(FileError)
    /// It could not be drawn; why.
    case failed(String)

    /// The line for the manifest, if there is a golden.
    public var line: ManifestLine? {
      switch self {
      case .added(let line), .changed(let line), .unchanged(let line): line
      case .tooLarge, .pointerFile, .obstructed, .failed: nil
      }
    }
  }

  /// A cell that was recorded, with what was seen on the way.
  public struct Recorded: Sendable {
    /// The cell.
    public let cell: Cell
    /// What came of it.
    public let outcome: Outcome
    /// The bytes to write; nil if nothing is to be written.
    public let bytes: [UInt8]?
    /// The name of the display list.
    public let displayListHash: ContentHash
    /// What layout found.
    public let findings: Findings
    /// The theme values that it was drawn with.
    let inputs: InputSet
  }

  /// The most bytes of a component's golden.
  public static let componentLimit = 64 << 10
  /// The most bytes of a screen's golden.
  public static let screenLimit = 256 << 10
  /// The most bytes of all goldens.
  public static let folderLimit = 40 << 20

  /// The goldens that are there.
  public let folder: GoldenFolder
  private let session: SessionInputs

  /// Creates a recorder for a folder.
  public init(_ folder: GoldenFolder, session: RenderSession) {
    self.folder = folder
    self.session = SessionInputs(session)
  }

  /// The drawing libraries that are loaded, with their versions, as in "libcairo 2.11600.0".
  public static var libraries: [String] {
    LibraryIdentity.loaded.map { "\($0.name) \($0.version)" }
  }

  /// Draws a mockup's cell and compares it with its golden; nothing is written.
  public func record(_ cell: Cell, _ worker: Worker) -> Recorded {
    record(
      CellPainter(cell, worker), limit: Self.limit(worker.session.mockups[cell.mockup]?.canvas))
  }

  /// Draws a cell and compares it with its golden, which has at most `limit` bytes; nothing is
  /// written.
  public func record(_ painter: CellPainter, limit: Int = screenLimit) -> Recorded {
    let (cell, worker) = (painter.cell, painter.worker)
    let list = painter.layout()
    let hash = list.contentHash
    func recorded(_ outcome: Outcome, _ bytes: [UInt8]? = nil) -> Recorded {
      Recorded(
        cell: cell, outcome: outcome, bytes: bytes, displayListHash: hash,
        findings: worker.findings(list, of: cell), inputs: session.set(of: cell, worker))
    }
    let bitmap: Bitmap
    do throws(GraphicsError) {
      bitmap = try worker.draw(list)
    } catch {
      return recorded(.failed("\(error)"))
    }
    let snapshot = Snapshot(
      cell: cell, displayList: list, displayListHash: hash, bitmap: bitmap)
    let old: [UInt8]?
    do throws(FileError) {
      try folder.checkPlace(of: cell)
      old = try folder.read(cell)
    } catch {
      return recorded(.obstructed(error))
    }
    if let old, PointerFile(old) != nil { return recorded(.pointerFile) }
    if let old, let picture = try? worker.decoder.read(old).bitmap, picture.size == bitmap.size,
      PictureComparison(golden: picture, snapshot: bitmap).isEqual
    {
      return recorded(.unchanged(line(snapshot, file: old, worker)))
    }
    let bytes = worker.encoder.write(bitmap, scale: Double(cell.scale), encoding: .small)
    guard bytes.count <= limit else {
      return recorded(.tooLarge(bytes: bytes.count, limit: limit))
    }
    let line = line(snapshot, file: bytes, worker)
    return recorded(old == nil ? .added(line) : .changed(line), bytes)
  }

  /// What to write for cells that were recorded.
  public func change(_ recorded: [Recorded]) -> GoldenWriter.Change {
    var change = GoldenWriter.Change()
    for cell in recorded {
      guard let line = cell.outcome.line else { continue }
      change.lines[cell.cell.id] = line
      if let bytes = cell.bytes { change.pictures.append((cell.cell, bytes)) }
      change.sets[cell.inputs.id] = cell.inputs
    }
    if !change.lines.isEmpty {
      change.icons = session.icons
      change.faces = session.faces
      change.libraries = session.libraries
    }
    return change
  }

  private func line(_ snapshot: Snapshot, file: [UInt8], _ worker: Worker) -> ManifestLine {
    session.line(
      of: snapshot.cell, displayList: snapshot.displayListHash, pixels: snapshot.pixelHash,
      file: file, worker)
  }

  /// The most bytes of a golden on a canvas.
  public static func limit(_ canvas: MockupCanvas?) -> Int {
    canvas == .component ? componentLimit : screenLimit
  }
}
