import TintypeGoldens
import TintypeGraphics
import TintypePrimitives
import TintypeRendering
import TintypeReports

/// A picture in one mode.
struct DocsShot: Sendable {
  let picture: DocsPicture
  let mode: ColorScheme

  /// The name by which the lock knows it.
  var stem: String { picture.stem(mode) }

  var cell: Cell { picture.cell(mode) }

  /// What came of a shot.
  struct Drawn: Sendable {
    let shot: DocsShot
    /// What it is, measured by the lock: current, stale or missing.
    var status = DocsRecord.Status.current
    var causes: [Cause] = []
    /// The keys of the manifest that changed, where no value of the theme is the cause.
    var changedKeys: [String] = []
    /// What is known of it now; nil if it could not be drawn.
    var line: ManifestLine?
    /// The theme values that the line names.
    var inputs: InputSet?
    /// The bytes of its file, if it was drawn.
    var bytes: [UInt8]?
    /// In points.
    var size = Size.zero
    /// What it shows, in words.
    var alt = ""
    /// What layout found in the whole of the cell.
    var findings: Findings?
    /// The parts that it does not have.
    var mistakes: [Problem] = []
    var failure: String?
  }

  /// Lays the shot out and compares it with what the lock tells; draws it if that differs, or if
  /// `needsFile`.
  func draw(
    _ worker: Worker, _ check: DriftCheck, _ session: SessionInputs, summary: String,
    old: ManifestLine?, oldSettings: String?, needsFile: Bool
  ) -> Drawn {
    var drawn = Drawn(shot: self)
    let composer = DocsComposer(picture, mode, worker)
    let whole = worker.layout(cell)
    drawn.mistakes = composer.mistakes(in: whole)
    drawn.findings = worker.findings(whole, of: cell)
    guard drawn.mistakes.isEmpty else { return drawn }
    let painter = CellPainter(cell, worker, arrangement: composer.arrange)
    var snapshot: Snapshot?
    let outcome = check.outcome(stem, painter)
    switch outcome {
    case .cached: break
    case .equal(let now): snapshot = now
    case .changed(let now, let causes):
      snapshot = now
      drawn.status = .stale
      drawn.causes = causes
      if causes == [.unknown], let oldSettings {
        drawn.changedKeys = picture.changedKeys(since: oldSettings)
        if !drawn.changedKeys.isEmpty { drawn.causes = [] }
      }
    case .new(let now):
      snapshot = now
      drawn.status = .missing
    case .failed(let reason):
      drawn.status = .failed
      drawn.failure = reason
      return drawn
    }
    let list = snapshot?.displayList ?? painter.layout()
    drawn.size = list.size
    drawn.alt =
      picture.alt
      ?? DocsAltText.text(
        summary: summary, state: picture.state, part: picture.crop?.name, list)
    let inputs = session.set(of: cell, worker)
    drawn.inputs = inputs
    if snapshot == nil, !needsFile, let old {
      drawn.line = ManifestLine(
        displayList: old.displayList, pixels: old.pixels, file: old.file, inputs: inputs.id,
        fingerprint: worker.session.fingerprint(of: cell))
      return drawn
    }
    do throws(GraphicsError) {
      let shown =
        if let snapshot {
          snapshot
        } else {
          Snapshot(
            cell: cell, displayList: list, displayListHash: list.contentHash,
            bitmap: try worker.draw(list))
        }
      let bytes =
        if let vector = picture.format.vector {
          try worker.draw(list, as: vector)
        } else {
          worker.encoder.write(shown.bitmap, scale: Double(cell.scale), encoding: .small)
        }
      drawn.bytes = bytes
      drawn.line = session.line(
        of: cell, displayList: shown.displayListHash, pixels: shown.pixelHash, file: bytes, worker)
    } catch {
      drawn.status = .failed
      drawn.failure = "\(error)"
    }
    return drawn
  }
}
