import TintypeGoldens
import TintypeLayoutEngine
import TintypePrimitives
import TintypeRendering
import TintypeReports

/// Turns what came of each cell into what the review shows, and writes its pictures.
struct ReviewCollector: Sendable {
  /// A cell of the review, with the changed values that are drawn in it.
  struct Collected: Sendable {
    var cell: ReviewCell
    /// The changed values that the cell draws, for cells that passed all the same.
    var drawnChanges: [ReviewCause] = []
    /// The family drawn for the system font, if a text asked for it.
    var standIn: String?
    /// The names of default colours that are drawn, for cells that did not pass.
    var defaults: Set<String> = []
    /// Why its pictures could not be written; the cell is told of all the same.
    var unwritten: FileError?
  }

  private let run: Run
  private let folder: GoldenFolder
  private let inputs: ReviewInputs

  init(_ run: Run, _ goldens: Goldens) {
    self.run = run
    folder = goldens.folder
    inputs = ReviewInputs(goldens.folder, run.session)
  }

  /// What the review shows of a cell.
  ///
  /// Of a cell that did not pass, golden and difference are written to the folder of the review; the
  /// snapshot is where `verify` writes it.
  func collect(
    _ checked: CheckedCell, _ outcome: GoldenCheck.Outcome, _ worker: Worker
  ) -> Collected {
    let cell = checked.cell
    let line = folder.manifest.lines[cell.id]
    var review = ReviewCell(
      id: cell.id, file: cell.path, mockup: run.sheetMockup(cell), state: cell.state,
      axes: ReviewAxes(
        mode: cell.mode, textSize: cell.textSize.name, locale: cell.locale.text,
        device: cell.device.name, scale: cell.scale),
      status: ReviewCell.Status(outcome.verdict))
    let standIn = outcome.findings.ledger.first { $0.use.reason == .systemSubstitute }?.use.got
    if outcome.verdict.isPass {
      return Collected(
        cell: review, drawnChanges: drawnChanges(cell, outcome, line, worker),
        standIn: standIn?.family)
    }
    review.message = VerdictMessage(checked, theme: run.session.themeName).sentence
    guard let snapshot = outcome.snapshot else { return Collected(cell: review) }
    review.snapshot = ReviewPicture(
      "\(SafeName.component(run.session.themeName))/\(cell.path).png", size: snapshot.bitmap.size)
    var unwritten: FileError?
    do throws(FileError) {
      if let golden = outcome.golden {
        try writePictures(of: &review, golden, snapshot, worker)
      }
    } catch {
      unwritten = error
    }
    switch outcome.verdict {
    case .differs(let difference):
      guard let golden = outcome.golden else { break }
      review.fill(
        difference, golden: golden, snapshot: snapshot.bitmap, snapshot.displayList,
        outcome.findings
      ) { inputs.cause($0, since: line) }
    case .wrongSize(_, let size, let causes):
      review.fill(causes: causes.map { inputs.cause($0, since: line) }, ofSize: size)
    case .passed, .cached, .missing, .unreadable, .obstructed, .pointerFile, .failed: break
    }
    let defaults = snapshot.displayList.origins.filter {
      $0.kind == .color && $0.layer == .sdkDefault
    }
    return Collected(
      cell: review, standIn: standIn?.family, defaults: Set(defaults.map(\.input)),
      unwritten: unwritten)
  }

  private func writePictures(
    of review: inout ReviewCell, _ golden: Bitmap, _ snapshot: Snapshot, _ worker: Worker
  ) throws(FileError) {
    let scale = Double(snapshot.cell.scale)
    let goldenPath = "\(ReviewFiles.goldens)/\(review.file).png"
    let differencePath = "\(ReviewFiles.differences)/\(review.file).png"
    let difference = DifferencePicture(
      golden: StraightPicture(golden), snapshot: StraightPicture(snapshot.bitmap),
      areas: AreaOptions(scale: scale)
    ).drawDifference()
    let root = Run.trimmed(run.tool.options.out)
    try SnapshotFiles.write(
      worker.encoder.write(golden, scale: scale), to: "\(root)/\(goldenPath)")
    try SnapshotFiles.write(
      worker.encoder.write(difference, scale: scale), to: "\(root)/\(differencePath)")
    review.golden = ReviewPicture(goldenPath, size: golden.size)
    review.difference = ReviewPicture(differencePath, size: difference.size)
  }

  /// The changed values that a cell draws although it passed.
  private func drawnChanges(
    _ cell: Cell, _ outcome: GoldenCheck.Outcome, _ line: ManifestLine?, _ worker: Worker
  ) -> [ReviewCause] {
    let changes = inputs.changes(since: line)
    if changes.isEmpty { return [] }
    let list = outcome.snapshot?.displayList ?? worker.layout(cell)
    var seen: Set<Input.Name> = []
    return list.origins.compactMap { origin in
      // A token that merely follows another has not changed; what it follows has.
      let name = origin.names.lazy.map { Input.Name(origin.kind, $0) }.first {
        changes[$0] != nil
      }
      guard let name, let change = changes[name], seen.insert(name).inserted else { return nil }
      return ReviewCause(change)
    }
  }
}

extension ReviewCell.Status {
  fileprivate init(_ verdict: Verdict) {
    self =
      switch verdict {
      case .passed: .passed
      case .cached: .cached
      case .differs: .differs
      case .missing: .missing
      case .unreadable: .unreadable
      case .obstructed, .pointerFile: .failed
      case .wrongSize: .wrongSize
      case .failed: .failed
      }
  }
}
