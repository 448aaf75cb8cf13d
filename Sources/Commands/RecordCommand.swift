import TintypeGoldens
import TintypePrimitives
import TintypeRendering
import TintypeReports

/// Writes goldens: those of the matrix, or those that a person names.
struct RecordCommand {
  private let run: Run
  private let goldens: Goldens
  private let isAccepting: Bool
  private var tool: Tool { run.tool }

  init(_ tool: Tool, isAccepting: Bool) throws(CommandError) {
    if ContinuousIntegration.isOn(tool.environment) {
      throw CommandError(
        .usage,
        "Goldens are never written in CI, and the variable CI is "
          + "'\(tool.environment["CI"] ?? "")'. Run this on your own machine, look at what changed, "
          + "and commit it.")
    }
    self.isAccepting = isAccepting
    run = try Run(tool)
    goldens = try Goldens(run)
    if run.theme.status == .badInput, !tool.options.isLenient {
      // Goldens of defaults that stand in for mistakes would make the mistakes pass from then on.
      throw CommandError(
        .badInput,
        run.theme.problems.map(\.text) + [
          "Nothing was written: mend the theme first, or record its defaults with --lenient."
        ])
    }
  }

  func perform() throws(CommandError) -> ExitStatus {
    let cells = try chosenCells()
    let recorder = GoldenRecorder(goldens.folder, inputs: goldens.inputs)
    let outcomes = try run.map(cells) { worker, cell throws(RunError) in
      try recorder.record(cell, worker)
    }
    try writeManifest(zip(cells, outcomes.map(\.outcome)))

    var counts = RunCounts()
    counts.planned = cells.count
    counts.drawn = outcomes.count { $0.outcome.line != nil }
    counts.failed = cells.count - counts.drawn
    let records = zip(cells, outcomes).map { cell, outcome in
      CellRecord(
        id: cell.id, status: outcome.outcome.status,
        png: outcome.outcome.line.map { _ in goldens.folder.goldenPath(cell) },
        pixelHash: outcome.outcome.line?.pixels, displayListHash: outcome.displayListHash,
        findings: outcome.findings, message: outcome.outcome.message)
    }
    run.print(
      RunRecord(
        theme: run.session.themeName, fingerprint: run.session.fingerprint, counts: counts,
        cells: records, problems: run.theme.problems + run.fontProblems,
        contrast: run.theme.contrast.rows
      ).bytes)
    return try report(zip(cells, outcomes).map { ($0, $1.outcome, $1.findings) })
  }

  /// The cells to record.
  private func chosenCells() throws(CommandError) -> [Cell] {
    guard isAccepting else {
      return try run.filter(tool.options.cells(of: run.mockups, modes: ColorScheme.allCases))
    }
    var pool = try goldens.cells()
    var known = Set(pool.map(\.id))
    let theme = run.session.themeName + "/"
    for operand in tool.options.operands {
      let id = operand.hasPrefix(theme) ? String(operand.dropFirst(theme.count)) : operand
      if let cell = Cell(id: id), run.mockups.contains(cell), known.insert(id).inserted {
        pool.append(cell)
      }
    }
    do throws(RenderingError) {
      let named = try Matrix.filter(pool, only: tool.options.operands, theme: run.session.themeName)
      return try Matrix.filter(named, only: tool.options.only, theme: run.session.themeName)
    } catch {
      throw CommandError(.usage, "\(error)")
    }
  }

  private func writeManifest(
    _ outcomes: some Sequence<(Cell, GoldenRecorder.Outcome)>
  ) throws(CommandError) {
    var manifest = goldens.folder.manifest
    var inputs = goldens.folder.inputs
    for (cell, outcome) in outcomes {
      guard let line = outcome.line else { continue }
      manifest.lines[cell.id] = line
      if let set = goldens.inputs[cell.mode] { inputs.insert(set) }
    }
    // A line outlives its mockup only as long as its picture does.
    manifest.lines = manifest.lines.filter { id, _ in
      guard let cell = Cell(id: id) else { return false }
      return run.mockups.contains(cell)
        || FileSystem.exists(goldens.folder.goldenPath(cell))
    }
    do throws(FileError) {
      try goldens.folder.write(manifest, inputs)
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
  }

  private func report(
    _ outcomes: [(Cell, GoldenRecorder.Outcome, Findings)]
  ) throws(CommandError) -> ExitStatus {
    var status = run.report(outcomes.map { ($0.0, $0.2) })
    for (cell, outcome, _) in outcomes {
      guard let message = outcome.message else { continue }
      tool.console.fail("\(run.session.themeName)/\(cell.id): \(message)")
      switch outcome {
      case .failed: status = .couldNotRun
      case .tooLarge, .added, .changed, .unchanged: status = max(status, .checkFailed)
      }
    }
    func count(_ status: String) -> Int { outcomes.count { $0.1.status == status } }
    tool.console.say(
      "\(outcomes.count { $0.1.line != nil }.counted("golden")) in \(goldens.folder.path): "
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
    case .failed(let reason): "It could not be drawn. \(reason)"
    }
  }
}
