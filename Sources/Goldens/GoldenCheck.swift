import TintypeGraphics
public import TintypePrimitives
public import TintypeRendering

/// Compares cells with their goldens.
public struct GoldenCheck: Sendable {
  /// What came of a cell: the verdict, and what was drawn for it, if anything was.
  public struct Outcome: Sendable {
    /// What came of the comparison.
    public let verdict: Verdict
    /// The name of the display list.
    public let displayListHash: ContentHash
    /// The hash of the pixels; that of the golden if nothing was drawn.
    public let pixelHash: ContentHash?
    /// What layout found.
    public let findings: Findings
    /// What was drawn, if the verdict is not a pass.
    public let snapshot: Snapshot?
    /// The golden's picture, if it was read and the verdict is not a pass.
    public let golden: Bitmap?
    /// Whether the golden's pixels are others than the manifest tells of.
    public let isForeign: Bool
  }

  /// The goldens compared with.
  public let folder: GoldenFolder
  /// Whether cells are drawn whose display list and fingerprint are those of their goldens.
  public let drawsAll: Bool
  private let themes: RecordedThemes

  /// Creates a check against a folder.
  public init(_ folder: GoldenFolder, drawsAll: Bool = false) {
    self.folder = folder
    self.drawsAll = drawsAll
    themes = RecordedThemes(folder.inputs)
  }

  /// Compares a mockup's cell, drawing it unless hashes tell that its picture is the golden.
  public func outcome(_ cell: Cell, _ worker: Worker) -> Outcome {
    outcome(CellPainter(cell, worker))
  }

  /// Compares a cell, drawing it unless hashes tell that its picture is the golden.
  public func outcome(_ painter: CellPainter) -> Outcome {
    let (cell, worker) = (painter.cell, painter.worker)
    let list = painter.layout()
    let hash = list.contentHash
    let fingerprint = worker.session.fingerprint(of: cell)
    let findings = worker.findings(list, of: cell)
    func outcome(
      _ verdict: Verdict, pixels: ContentHash? = nil, _ snapshot: Snapshot? = nil,
      golden: Bitmap? = nil, isForeign: Bool = false
    ) -> Outcome {
      Outcome(
        verdict: verdict, displayListHash: hash, pixelHash: snapshot?.pixelHash ?? pixels,
        findings: findings, snapshot: snapshot, golden: golden, isForeign: isForeign)
    }

    let golden: Result<[UInt8]?, FileError>
    do throws(FileError) {
      golden = .success(try folder.read(cell))
    } catch {
      golden = .failure(error)
    }
    if !drawsAll, case .success(let bytes?) = golden,
      let line = folder.line(of: cell, file: ContentHash(of: bytes)), line.displayList == hash,
      line.fingerprint.drawsLike(fingerprint)
    {
      return outcome(.cached, pixels: line.pixels)
    }

    do throws(GraphicsError) {
      let snapshot = Snapshot(
        cell: cell, displayList: list, displayListHash: hash, bitmap: try worker.draw(list))
      let bytes: [UInt8]
      switch golden {
      case .failure(let error): return outcome(.obstructed(error), snapshot)
      case .success(nil): return outcome(.missing, snapshot)
      case .success(let content?): bytes = content
      }
      if let pointer = PointerFile(bytes) { return outcome(.pointerFile(pointer), snapshot) }
      let picture: Bitmap
      do throws(PNGError) {
        picture = try worker.decoder.read(bytes).bitmap
      } catch {
        return outcome(.unreadable("\(error)"), snapshot)
      }
      let line = line(of: cell, picture, bytes)
      let recorded = folder.manifest.lines[cell.id]
      let isForeign = line == nil && recorded != nil
      let verdict = try verdict(
        painter, snapshot, golden: picture, line ?? recorded, isForeign: isForeign)
      return outcome(verdict, snapshot, golden: picture, isForeign: isForeign)
    } catch {
      return outcome(.failed("\(error)"))
    }
  }

  /// Judges a picture that was drawn; `line` is what is known of the golden, or of the one that a
  /// foreign file stands in for.
  private func verdict(
    _ painter: CellPainter, _ snapshot: Snapshot, golden: Bitmap, _ line: ManifestLine?,
    isForeign: Bool
  ) throws(GraphicsError) -> Verdict {
    let finder = themes.finder(painter, line)
    guard golden.size == snapshot.bitmap.size else {
      let causes =
        if isForeign, let line {
          try finder.causes(ofSize: golden, edited: line, snapshot)
        } else {
          try finder.causes(ofSize: golden, snapshot: snapshot)
        }
      return .wrongSize(golden: golden.size, snapshot: snapshot.bitmap.size, causes: causes)
    }
    let comparison = PictureComparison(golden: golden, snapshot: snapshot.bitmap)
    if comparison.isEqual { return .passed }
    let scale = painter.cell.scale
    let areas = comparison.areas(
      golden: golden, snapshot: snapshot.bitmap,
      AreaOptions(scale: Double(scale), direction: painter.cell.locale.direction))
    let found =
      if isForeign, let line {
        // What is drawn is as it was recorded, so that it can only be the file.
        if line.pixels == snapshot.pixelHash {
          areas.map { AreaDifference(area: $0, causes: [.golden]) }
        } else {
          try finder.causes(of: areas, edited: golden, since: line, snapshot)
        }
      } else {
        try finder.causes(of: areas, golden: golden, snapshot: snapshot)
      }
    return .differs(
      Difference(comparison: comparison, size: golden.size, scale: scale, areas: found))
  }

  /// What is known of this very golden.
  ///
  /// A picture that was made smaller by another tool is still the one that the manifest tells of.
  private func line(of cell: Cell, _ golden: Bitmap, _ bytes: [UInt8]) -> ManifestLine? {
    if let line = folder.line(of: cell, file: ContentHash(of: bytes)) { return line }
    return folder.manifest.lines[cell.id].flatMap { $0.pixels == golden.contentHash ? $0 : nil }
  }
}
