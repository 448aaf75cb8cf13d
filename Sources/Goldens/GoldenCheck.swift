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
  }

  /// The goldens compared with.
  public let folder: GoldenFolder
  /// Whether cells are drawn whose display list and fingerprint are those of their goldens.
  public let drawsAll: Bool
  private let light: InputSet
  private let dark: InputSet

  /// Creates a check against a folder, with the theme values of today.
  public init(_ folder: GoldenFolder, inputs: [ColorScheme: InputSet], drawsAll: Bool) {
    self.folder = folder
    self.drawsAll = drawsAll
    light = inputs[.light] ?? InputSet(scheme: .light, inputs: [])
    dark = inputs[.dark] ?? InputSet(scheme: .dark, inputs: [])
  }

  /// Compares a cell, drawing it unless hashes tell that its picture is the golden.
  public func outcome(_ cell: Cell, _ worker: Worker) -> Outcome {
    let list = worker.layout(cell)
    let hash = list.contentHash
    let line = folder.manifest.lines[cell.id]
    let fingerprint = worker.session.fingerprint(of: cell)
    let findings = worker.findings(list, of: cell)
    func outcome(
      _ verdict: Verdict, pixels: ContentHash? = nil, _ snapshot: Snapshot? = nil,
      golden: Bitmap? = nil
    ) -> Outcome {
      Outcome(
        verdict: verdict, displayListHash: hash, pixelHash: snapshot?.pixelHash ?? pixels,
        findings: findings, snapshot: snapshot, golden: golden)
    }

    let golden: Result<[UInt8]?, FileError>
    do throws(FileError) {
      golden = .success(try folder.read(cell))
    } catch {
      golden = .failure(error)
    }
    if !drawsAll, let line, case .success(let bytes?) = golden, line.displayList == hash,
      line.fingerprint.drawsLike(fingerprint), line.file == ContentHash(of: bytes)
    {
      return outcome(.cached, pixels: line.pixels)
    }

    let snapshot: Snapshot
    do throws(GraphicsError) {
      snapshot = Snapshot(
        cell: cell, displayList: list, displayListHash: hash, bitmap: try worker.draw(list))
    } catch {
      return outcome(.failed("\(error)"))
    }
    let bytes: [UInt8]
    switch golden {
    case .failure(let error): return outcome(.unreadable("\(error)"), snapshot)
    case .success(nil): return outcome(.missing, snapshot)
    case .success(let content?): bytes = content
    }
    let picture: Bitmap
    do throws(PNGError) {
      picture = try worker.decoder.read(bytes).bitmap
    } catch {
      return outcome(.unreadable("\(error)"), snapshot)
    }
    guard picture.size == snapshot.bitmap.size else {
      return outcome(
        .wrongSize(golden: picture.size, snapshot: snapshot.bitmap.size), snapshot,
        golden: picture)
    }
    let comparison = PictureComparison(golden: picture, snapshot: snapshot.bitmap)
    if comparison.isEqual { return outcome(.passed, pixels: snapshot.pixelHash) }
    let finder = CauseFinder(
      before: line.flatMap { folder.inputs.sets[$0.inputs] }, now: inputs(cell.mode),
      fingerprintBefore: line?.fingerprint, fingerprint: fingerprint)
    let difference = Difference(
      comparison: comparison, size: picture.size, scale: cell.scale,
      causes: finder.causes(of: comparison, in: list))
    return outcome(.differs(difference), snapshot, golden: picture)
  }

  private func inputs(_ scheme: ColorScheme) -> InputSet {
    switch scheme {
    case .light: light
    case .dark: dark
    }
  }
}
