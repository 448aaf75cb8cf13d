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
    goldens = try Goldens(run)
  }

  func perform() throws(CommandError) -> ExitStatus {
    let everything = try goldens.cells()
    let cells = try run.filter(everything)
    let check = GoldenCheck(
      goldens.folder, inputs: goldens.inputs, drawsAll: tool.options.drawsAll)
    let review = ReviewCollector(run, goldens)
    let records = try run.map(cells) { [run] worker, cell in
      Self.verify(cell, check, worker, to: run.snapshotPath(cell), review)
    }
    let isWhole = tool.options.only.isEmpty && !tool.options.hasAxis
    let orphans = isWhole ? try goldens.orphans(run.mockups) : []
    let counts = try counts(of: records.map(\.record), planned: cells.count, orphans: orphans.count)

    let status = report(records, orphans, counts)
    let record = RunRecord(
      theme: run.session.themeName, fingerprint: run.session.fingerprint, counts: counts,
      cells: records.map(\.record)
        + orphans.map { CellRecord(id: $0, status: "orphan") },
      problems: run.theme.problems)
    if status == .done { run.print(record.bytes) } else { try run.write(record) }
    try ReviewFiles(run, goldens).write(records.compactMap(\.review), orphans: orphans)
    return status
  }

  /// What came of a cell: its record, and what to say if it did not pass.
  private struct Verified: Sendable {
    var record: CellRecord
    var cell: Cell
    var findings: Findings
    /// The message, and further lines below it.
    var failure: (head: String, details: [String])?
    /// What the review shows of it.
    var review: ReviewCollector.Collected?
    /// What could not be written.
    var writing: FileError?
  }

  /// Compares a cell and writes its pictures if they differ.
  ///
  /// That they cannot be written does not change the verdict; it is said beside it.
  private static func verify(
    _ cell: Cell, _ check: GoldenCheck, _ worker: Worker, to path: String,
    _ review: ReviewCollector
  ) -> Verified {
    let outcome = check.outcome(cell, worker)
    var verified = Verified(
      record: CellRecord(
        id: cell.id, status: outcome.verdict.status, pixelHash: outcome.pixelHash,
        displayListHash: outcome.displayListHash, findings: outcome.findings),
      cell: cell, findings: outcome.findings)
    let sentence = VerdictMessage(
      cell: cell, theme: worker.session.themeName, verdict: outcome.verdict, golden: "",
      snapshot: nil, difference: nil
    ).sentence
    do throws(FileError) {
      verified.review = try review.collect(cell, outcome, message: sentence, worker)
    } catch {
      verified.writing = error
    }
    if outcome.verdict.isPass { return verified }
    var snapshotPath: String?
    var differencePath: String?
    do throws(FileError) {
      if let snapshot = outcome.snapshot {
        let scale = Double(cell.scale)
        try SnapshotFiles.write(
          worker.encoder.write(snapshot.bitmap, scale: scale), to: path + ".png")
        snapshotPath = path + ".png"
        if let golden = outcome.golden {
          let image = DifferencePicture(
            golden: StraightPicture(golden), snapshot: StraightPicture(snapshot.bitmap),
            areas: AreaOptions(scale: scale)
          ).draw()
          try SnapshotFiles.write(
            worker.encoder.write(image, scale: scale), to: path + ".diff.png")
          differencePath = path + ".diff.png"
        }
      }
    } catch {
      verified.writing = error
    }
    let message = VerdictMessage(
      cell: cell, theme: worker.session.themeName, verdict: outcome.verdict,
      golden: check.folder.goldenPath(cell), snapshot: snapshotPath, difference: differencePath)
    verified.record.png = snapshotPath
    if case .differs(let difference) = outcome.verdict {
      verified.record.difference = difference
    }
    verified.record.message = message.sentence
    verified.failure = (message.head, message.details)
    return verified
  }

  private func counts(
    of records: [CellRecord], planned: Int, orphans: Int
  ) throws(CommandError) -> RunCounts {
    func count(_ statuses: String...) -> Int { records.count { statuses.contains($0.status) } }
    var counts = RunCounts()
    counts.planned = planned
    counts.cached = count("cached")
    counts.drawn = records.count - counts.cached - count("failed")
    counts.compared = count("passed", "cached", "differs", "wrong-size")
    counts.passed = count("passed", "cached")
    counts.differ = count("differs", "wrong-size")
    counts.missing = count("missing")
    counts.orphan = orphans
    counts.failed = count("failed", "unreadable")
    let planned = Set(records.map(\.id))
    counts.skipped = try goldens.recorded(run.mockups).count { !planned.contains($0.id) }
    return counts
  }

  private func report(
    _ records: [Verified], _ orphans: [String], _ counts: RunCounts
  ) -> ExitStatus {
    var status = run.report(records.map { ($0.cell, $0.findings) })
    for verified in records {
      guard let failure = verified.failure else { continue }
      let accept =
        verified.record.status == "failed"
        ? [] : [goldens.acceptCommand([verified.cell.id])]
      tool.console.fail(failure.head, details: failure.details + accept)
      status = max(status, verified.record.status == "failed" ? .couldNotRun : .checkFailed)
    }
    if let error = records.lazy.compactMap(\.writing).first {
      tool.console.fail("\(error)")
      status = .couldNotRun
    }
    for orphan in orphans {
      let path = "\(goldens.folder.path)/\(orphan).png"
      tool.console.fail(
        "\(run.session.themeName)/\(orphan): The golden belongs to no cell. Remove '\(path)', or "
          + "restore its mockup and state.")
      status = max(status, .checkFailed)
    }
    if counts.compared == 0 {
      tool.console.fail(
        "Nothing was compared: '\(goldens.folder.path)' has no golden of these cells. Write them "
          + "with 'render record'.")
      status = max(status, .checkFailed)
    }
    let summary =
      "\(counts.passed.grouped) of \(counts.planned.counted("golden")) match"
      + (counts.cached > 0 ? ", \(counts.cached.grouped) of them by their hashes" : "")
      + (counts.differ > 0 ? "; \(counts.differ.grouped) differ" : "")
      + (counts.missing > 0 ? "; \(counts.missing.grouped) missing" : "")
      + (counts.failed > 0 ? "; \(counts.failed.grouped) failed" : "")
      + (counts.orphan > 0 ? "; \(counts.orphan.grouped) without a cell" : "")
      + (counts.skipped > 0 ? "; \(counts.skipped.grouped) left out" : "") + "."
    tool.console.say(summary, status == .done ? .success : nil)
    return status
  }
}
