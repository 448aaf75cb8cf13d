import TintypeGraphics
import TintypeMockups
public import TintypePrimitives
public import TintypeRendering

/// Draws cells and writes their goldens; a golden whose pixels are equal is not touched.
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
    /// It could not be drawn; why.
    case failed(String)

    /// The line for the manifest, if there is a golden.
    public var line: ManifestLine? {
      switch self {
      case .added(let line), .changed(let line), .unchanged(let line): line
      case .tooLarge, .failed: nil
      }
    }
  }

  /// A cell that was recorded, with what was seen on the way.
  public struct Recorded: Sendable {
    /// What came of it.
    public let outcome: Outcome
    /// The name of the display list.
    public let displayListHash: ContentHash
    /// What layout found.
    public let findings: Findings
  }

  /// The most bytes of a component's golden.
  public static let componentLimit = 64 << 10
  /// The most bytes of a screen's golden.
  public static let screenLimit = 256 << 10
  /// The most bytes of all goldens.
  public static let folderLimit = 40 << 20

  /// The goldens that are written.
  public let folder: GoldenFolder
  private let ids: [ColorScheme: ContentHash]

  /// Creates a recorder into a folder, with the theme values of today.
  public init(_ folder: GoldenFolder, inputs: [ColorScheme: InputSet]) {
    self.folder = folder
    ids = inputs.mapValues(\.id)
  }

  /// Draws a cell and writes its golden if the pixels are new.
  ///
  /// Throws `RunError.file` if it cannot be written.
  public func record(_ cell: Cell, _ worker: Worker) throws(RunError) -> Recorded {
    let list = worker.layout(cell)
    let hash = list.contentHash
    func recorded(_ outcome: Outcome) -> Recorded {
      Recorded(outcome: outcome, displayListHash: hash, findings: worker.findings(list, of: cell))
    }
    let bitmap: Bitmap
    do throws(GraphicsError) {
      bitmap = try worker.draw(list)
    } catch {
      return recorded(.failed("\(error)"))
    }
    let snapshot = Snapshot(
      cell: cell, displayList: list, displayListHash: hash, bitmap: bitmap)
    do throws(FileError) {
      return recorded(try write(snapshot, worker))
    } catch {
      throw .file(error)
    }
  }

  /// Writes the golden of a snapshot if its pixels are new.
  private func write(_ snapshot: Snapshot, _ worker: Worker) throws(FileError) -> Outcome {
    let cell = snapshot.cell
    let old = (try? folder.read(cell)) ?? nil
    if let old, PointerFile(old) != nil {
      return .failed(
        "The golden is a Git LFS pointer. Run 'git lfs pull', then record again; nothing was written."
      )
    }
    if let old, let picture = try? worker.decoder.read(old).bitmap,
      picture.size == snapshot.bitmap.size,
      PictureComparison(golden: picture, snapshot: snapshot.bitmap).isEqual
    {
      return .unchanged(line(snapshot, file: old, worker))
    }
    let bytes = worker.encoder.write(
      snapshot.bitmap, scale: Double(cell.scale), encoding: .small)
    let limit = Self.limit(cell, worker.session)
    guard bytes.count <= limit else { return .tooLarge(bytes: bytes.count, limit: limit) }
    let path = folder.goldenPath(cell)
    try FileSystem.makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
    try FileSystem.writeAtomically(bytes, to: path)
    let line = line(snapshot, file: bytes, worker)
    return old == nil ? .added(line) : .changed(line)
  }

  private func line(_ snapshot: Snapshot, file: [UInt8], _ worker: Worker) -> ManifestLine {
    ManifestLine(
      displayList: snapshot.displayListHash, pixels: snapshot.pixelHash,
      file: ContentHash(of: file), inputs: ids[snapshot.cell.mode] ?? ContentHash(of: ""),
      fingerprint: worker.session.fingerprint(of: snapshot.cell))
  }

  private static func limit(_ cell: Cell, _ session: RenderSession) -> Int {
    session.mockups[cell.mockup]?.canvas == .component ? componentLimit : screenLimit
  }
}
