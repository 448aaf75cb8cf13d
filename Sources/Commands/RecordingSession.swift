import TintypeGoldens
import TintypePrimitives
import TintypeRendering
import TintypeReports

/// What the commands that write goldens share: the right to write, and what they say of it.
struct RecordingSession {
  let run: Run
  let goldens: Goldens
  private let writer: GoldenWriter
  private var tool: Tool { run.tool }

  /// Refuses to write goldens where no person looks at them.
  static func check(_ tool: Tool) throws(CommandError) {
    guard ContinuousIntegration.isOn(tool.environment) else { return }
    throw CommandError(
      .usage,
      "Goldens are never written in CI, and the variable CI is "
        + "'\(tool.environment["CI"] ?? "")'. Run this on your own machine, look at what changed, "
        + "and commit it.")
  }

  /// Becomes the writer of the run's goldens, of all of them if `isWhole`.
  ///
  /// Throws `CommandError` if the theme is mistaken, another run writes, or a file with what is known
  /// of the goldens is broken and only some are written: the others would be forgotten.
  init(_ run: Run, isWhole: Bool = false) throws(CommandError) {
    self.run = run
    if run.theme.status == .badInput, !run.tool.options.isLenient {
      // Goldens of defaults that stand in for mistakes would make the mistakes pass from then on.
      throw CommandError(
        .badInput,
        run.problems.map(\.text) + [
          "Nothing was written: mend the theme first, or record its defaults with --lenient."
        ])
    }
    do throws(GoldenError) {
      writer = try GoldenWriter(run.tool.options.golden, theme: run.session.themeName)
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
    goldens = Goldens(run, writer.folder)
    guard isWhole || writer.folder.mistakes.isEmpty else {
      throw CommandError(.couldNotRun, writer.folder.mistakes.map(\.description))
    }
    for mistake in writer.folder.mistakes { run.tool.console.fail(Self.told(mistake)) }
  }

  /// A broken file does not stop those who were told to record again because of it.
  private static func told(_ mistake: GoldenError) -> String {
    switch mistake {
    case .broken(let message): "\(message) It is written anew; causes of older goldens are lost."
    case .file, .locked, .pointer, .unknownVersion: "\(mistake)"
    }
  }

  /// Draws cells, writes what is new, removes goldens that belong to no cell, and forgets cells.
  func record(
    _ cells: [Cell], planned: Int, removing removals: [String] = [], forgetting lost: [String] = []
  ) throws(CommandError) -> ExitStatus {
    let recorder = GoldenRecorder(goldens.folder, session: run.session)
    let recorded = try run.map(cells) { worker, cell in recorder.record(cell, worker) }
    var change = recorder.change(recorded)
    change.removals = removals
    do throws(FileError) {
      // A line outlives its mockup only as long as its picture does.
      try writer.commit(change) { id in
        guard let cell = Cell(id: id), !lost.contains(id) else { return false }
        return run.mockups.contains(cell) || FileSystem.exists(goldens.folder.goldenPath(cell))
      }
    } catch {
      throw CommandError(.couldNotRun, "The goldens could not be written. \(error)")
    }
    for removal in removals {
      tool.console.say("Removed \(goldens.folder.path)/\(removal).png, which belonged to no cell.")
    }

    for id in lost {
      tool.console.say("Forgot '\(id)', which is outside the matrix and has no golden.")
    }

    let summary = FindingsSummary(recorded.map { ($0.cell, $0.findings) }, of: run)
    var counts = RunCounts()
    counts.planned = planned
    counts.drawn = recorded.count { $0.outcome.line != nil }
    counts.failed = cells.count - counts.drawn
    counts.skipped = planned - cells.count
    run.print(
      RunRecord(
        theme: run.session.themeName, fingerprint: run.session.fingerprint, counts: counts,
        cells: recorded.map(record), problems: run.problems + summary.problems,
        contrast: run.theme.contrast.rows
      ).bytes)
    return try report(recorded, summary)
  }

  private func record(_ recorded: GoldenRecorder.Recorded) -> CellRecord {
    CellRecord(
      id: recorded.cell.id, status: recorded.outcome.status,
      png: recorded.outcome.line.map { _ in goldens.folder.goldenPath(recorded.cell) },
      pixelHash: recorded.outcome.line?.pixels, displayListHash: recorded.displayListHash,
      findings: recorded.findings, message: recorded.outcome.message)
  }

  private func report(
    _ recorded: [GoldenRecorder.Recorded], _ summary: FindingsSummary
  ) throws(CommandError) -> ExitStatus {
    var status = run.report(summary)
    for cell in recorded {
      guard let message = cell.outcome.message else { continue }
      tool.console.fail("\(run.session.themeName)/\(cell.cell.id): \(message)")
      switch cell.outcome {
      case .failed, .pointerFile, .obstructed: status = .couldNotRun
      case .tooLarge, .added, .changed, .unchanged: status = max(status, .checkFailed)
      }
    }
    func count(_ status: String) -> Int { recorded.count { $0.outcome.status == status } }
    tool.console.say(
      "\(recorded.count { $0.outcome.line != nil }.counted("golden")) in \(goldens.folder.path): "
        + "\(count("added").grouped) new, \(count("changed").grouped) changed, "
        + "\(count("unchanged").grouped) as they were.", .success)
    let total = try folderSize()
    if total > GoldenRecorder.folderLimit {
      tool.console.fail(
        "'\(goldens.folder.path)' has \(total.grouped) bytes of goldens; at most "
          + "\(GoldenRecorder.folderLimit.grouped) are meant to be kept. Record fewer cells.")
      status = max(status, .checkFailed)
    }
    return status
  }

  private func folderSize() throws(CommandError) -> Int {
    do throws(FileError) {
      return try goldens.folder.size()
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
  }
}

extension GoldenRecorder.Outcome {
  /// The word for it in reports.
  fileprivate var status: String {
    switch self {
    case .added: "added"
    case .changed: "changed"
    case .unchanged: "unchanged"
    case .tooLarge: "too-large"
    case .pointerFile: "pointer"
    case .obstructed: "unreadable"
    case .failed: "failed"
    }
  }

  /// What is wrong, if something is.
  fileprivate var message: String? {
    switch self {
    case .added, .changed, .unchanged: nil
    case .tooLarge(let bytes, let limit):
      "The golden would have \(bytes.grouped) bytes; at most \(limit.grouped) are kept for one of "
        + "its kind. Show less, or draw at a smaller scale. Nothing was written for it."
    case .pointerFile:
      "The golden is a Git LFS pointer. Run 'git lfs pull', then record again; nothing was written "
        + "for it."
    case .obstructed(let error):
      "The golden cannot be replaced. \(error) Nothing was written for it."
    case .failed(let reason): "It could not be drawn. \(reason)"
    }
  }
}
