import TintypeGoldens
import TintypeGraphics
import TintypePrimitives
import TintypeRendering
import TintypeReports

/// Draws cells in memory and compares them with their goldens.
struct VerifyCommand {
  private let run: Run
  private let goldens: Goldens
  private var tool: Tool { run.tool }

  init(_ tool: Tool) throws(CommandError) {
    run = try Run(tool)
    try WriteGuard(tool.options).check(theme: SafeName.component(run.session.themeName))
    goldens = try Goldens(run)
  }

  func perform() throws(CommandError) -> ExitStatus {
    let plan = try run.filter(try goldens.cells())
    let cells = run.own(plan)
    let check = GoldenCheck(
      goldens.folder, drawsAll: tool.options.drawsAll)
    let old = OldPictures(in: tool.options.out)
    let oldReview = OldReview(in: tool.options.out)
    let review = ReviewCollector(run, goldens)
    let checked = try run.map(cells) { [run] worker, cell in
      Self.check(cell, check, worker, to: run.snapshotPath(cell), review)
    }
    let isWhole = !tool.options.isFiltered
    let orphans = isWhole ? try goldens.orphans(run.mockups) : []
    // What is told as nobody's is not left out.
    let known = Set(plan.map(\.id) + orphans)
    let verification = Verification(
      theme: run.session.themeName, fingerprint: run.session.fingerprint,
      cells: checked.map(\.cell), orphans: run.own(orphans),
      strays: isWhole ? run.own(try goldens.strays()) : [],
      links: isWhole ? run.own(try goldens.links()) : [],
      skipped: run.own(
        try goldens.recorded(run.mockups).filter { !known.contains($0.id) }
      ).count)

    let summary = FindingsSummary(verification.cells.map { ($0.cell, $0.findings) }, of: run)
    let status = VerifyReport(run, goldens, verification).write(
      summary, failures: checked.compactMap(\.failure))
    let record = record(verification, summary)
    old.remove(keeping: verification.cells)
    let bytes = record.bytes
    // Of a shard that passed, too, the whole run is told.
    var mistakes: [String] = []
    do throws(CommandError) {
      if status == .done, tool.options.shard == nil {
        run.print(bytes)
      } else {
        try run.write(bytes)
      }
    } catch {
      mistakes += error.messages
    }
    let reviewed = checked.compactMap(\.review)
    do throws(CommandError) {
      try ReviewFiles(run, goldens).write(
        reviewed, orphans: verification.orphans, problems: run.problems + summary.problems)
    } catch {
      mistakes += error.messages
    }
    oldReview.remove(
      keeping: Set(reviewed.flatMap(\.cell.pictures)),
      page: reviewed.contains { !$0.cell.status.isPass } || !verification.orphans.isEmpty)
    try run.writeShard(
      .verify, plan: plan.map(\.id) + orphans, ids: record.cells.map(\.id), status: status,
      run: bytes
    ) { shard, places in
      ReviewFiles(run, goldens).describe(reviewed, in: &shard, places)
    }
    // One report that cannot be written keeps no other from being written.
    guard mistakes.isEmpty else { throw CommandError(.couldNotRun, mistakes) }
    return status
  }

  /// A cell that was compared, and why its pictures could not be written.
  private struct Checked: Sendable {
    var cell: CheckedCell
    /// What the review shows of it.
    var review: ReviewCollector.Collected?
    var failure: FileError?
  }

  /// Compares a cell and writes its pictures if they differ.
  ///
  /// That they cannot be written does not change the verdict; it is said beside it.
  private static func check(
    _ cell: Cell, _ check: GoldenCheck, _ worker: Worker, to path: String,
    _ review: ReviewCollector
  ) -> Checked {
    let outcome = check.outcome(cell, worker)
    var checked = Checked(
      cell: CheckedCell(cell, outcome, golden: check.folder.goldenPath(cell)))
    let collected = review.collect(checked.cell, outcome, worker)
    checked.review = collected
    checked.failure = collected.unwritten
    guard !outcome.verdict.isPass, let snapshot = outcome.snapshot else { return checked }
    let scale = Double(cell.scale)
    do throws(FileError) {
      try SnapshotFiles.write(
        worker.encoder.write(snapshot.bitmap, scale: scale), to: path + ".png")
      checked.cell.snapshot = path + ".png"
      guard let golden = outcome.golden else { return checked }
      let image = DifferencePicture(
        golden: StraightPicture(golden), snapshot: StraightPicture(snapshot.bitmap),
        areas: AreaOptions(scale: scale)
      ).draw()
      try SnapshotFiles.write(worker.encoder.write(image, scale: scale), to: path + ".diff.png")
      checked.cell.difference = path + ".diff.png"
    } catch {
      checked.failure = error
    }
    return checked
  }

  private func record(_ verification: Verification, _ summary: FindingsSummary) -> RunRecord {
    var counts = RunCounts()
    counts.planned = verification.cells.count
    counts.cached = verification.count("cached")
    counts.drawn = verification.drawn
    counts.compared = verification.compared
    counts.passed = verification.passed
    counts.differ = verification.count("differs", "wrong-size")
    counts.missing = verification.count("missing")
    counts.orphan = verification.orphans.count
    counts.failed = verification.count("failed", "unreadable", "pointer")
    counts.skipped = verification.skipped
    return RunRecord(
      theme: verification.theme, fingerprint: verification.fingerprint, counts: counts,
      cells: verification.cells.map { record($0) }
        + verification.orphans.map { CellRecord(id: $0, status: "orphan") },
      problems: run.problems + summary.problems, contrast: run.theme.contrast.rows)
  }

  private func record(_ checked: CheckedCell) -> CellRecord {
    var record = CellRecord(
      id: checked.cell.id, status: checked.verdict.status, png: checked.snapshot,
      pixelHash: checked.pixelHash, displayListHash: checked.displayListHash,
      findings: checked.findings)
    if checked.verdict.isPass, !checked.isForeign { return record }
    record.message = VerdictMessage(checked, theme: run.session.themeName).sentence
    switch checked.verdict {
    case .differs(let difference): record.difference = difference
    case .wrongSize(_, _, let causes): record.causes = causes
    case .passed, .cached, .missing, .unreadable, .obstructed, .pointerFile, .failed: break
    }
    return record
  }
}
