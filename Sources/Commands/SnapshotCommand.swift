import TintypeGraphics
import TintypePrimitives
import TintypeRendering
import TintypeReports

/// Draws cells to files.
struct SnapshotCommand {
  private let run: Run
  private var tool: Tool { run.tool }

  init(_ tool: Tool) throws(CommandError) {
    run = try Run(tool)
    try WriteGuard(tool.options).check(theme: SafeName.component(run.session.themeName))
  }

  func perform() throws(CommandError) -> ExitStatus {
    let plan = try run.filter(tool.options.cells(of: run.mockups, modes: [.light]))
    let cells = run.own(plan)
    let drawn = try run.map(cells) { [run] worker, cell throws(RunError) in
      try Self.draw(cell, worker, run)
    }
    let records = drawn.map(\.record)
    var counts = RunCounts()
    counts.planned = cells.count
    counts.drawn = records.count { $0.status == "drawn" }
    counts.failed = records.count { $0.status == "failed" }
    let findings = Self.findings(zip(cells, records), tool.options.severities)
    var pictures = PictureSummary()
    for (cell, found) in findings { pictures.add(found, of: cell.id) }
    let summary = pictures.problems
    let told = FindingsSummary(
      zip(cells, records).compactMap { cell, record in record.findings.map { (cell, $0) } }, of: run
    )
    let record = RunRecord(
      theme: run.session.themeName, fingerprint: run.session.fingerprint, counts: counts,
      cells: records, problems: run.problems + summary + told.texts,
      contrast: run.theme.contrast.rows)
    let bytes = record.bytes
    try run.write(bytes)
    let sheet = drawn.compactMap(\.sheet)
    // A page cannot show PDFs.
    if tool.options.formats.contains(where: \.isShownInPages) {
      try run.writeSheet(sheet, counts: counts)
    }

    let folder = "\(Run.trimmed(tool.options.out))/\(SafeName.component(run.session.themeName))"
    tool.console.say("\(counts.drawn.counted("snapshot")) in \(folder)", .success)
    var status = run.report(told)
    status = max(status, run.report(summary))
    for record in records {
      guard let message = record.message else { continue }
      tool.console.fail("\(record.id): \(message)")
      status = .couldNotRun
    }
    try run.writeShard(
      .snapshot, plan: plan.map(\.id), ids: cells.map(\.id), status: status, run: bytes
    ) { shard, places in
      for (cell, found) in findings {
        guard let place = places[cell.id] else { continue }
        shard.findings += found.map { (place, $0) }
      }
      run.describe(sheet, in: &shard, places)
    }
    return status
  }

  /// What the checks found on each picture.
  private static func findings(
    _ cells: some Sequence<(Cell, CellRecord)>, _ severities: SeveritySettings
  ) -> [(Cell, [PictureFinding])] {
    var twins = TwinCheck()
    return cells.compactMap { cell, record in
      record.report.map { report in
        (cell, report.findings + twins.findings(cell, report, severities: severities))
      }
    }
  }

  /// What came of a cell: its line in the run's record and, if it was drawn, its place in the sheet.
  private struct Drawn: Sendable {
    var record: CellRecord
    var sheet: SheetCell?
  }

  /// Draws a cell and writes its picture and its record.
  private static func draw(_ cell: Cell, _ worker: Worker, _ run: Run) throws(RunError) -> Drawn {
    let formats = run.tool.options.formats
    let snapshot: Snapshot
    let files: [(SnapshotFormat, [UInt8])]
    do throws(GraphicsError) {
      snapshot = try worker.snapshot(cell, checkedWith: run.tool.options.severities)
      files = try formats.map { format throws(GraphicsError) in
        (format, try worker.encode(snapshot, as: format))
      }
    } catch {
      return Drawn(record: CellRecord(id: cell.id, status: "failed", message: "\(error)"))
    }
    let path = run.snapshotPath(cell)
    let findings = worker.findings(snapshot.displayList, of: cell)
    let record = SnapshotRecord(
      snapshot, findings: findings, fingerprint: worker.session.fingerprint(of: cell))
    do throws(FileError) {
      for (format, bytes) in files {
        try SnapshotFiles.write(bytes, to: "\(path).\(format.rawValue)")
      }
      try SnapshotFiles.write(record.bytes, to: path + ".json")
    } catch {
      throw .file(error)
    }
    func file(_ format: SnapshotFormat) -> String? {
      formats.contains(format) ? "\(path).\(format.rawValue)" : nil
    }
    var line = CellRecord(
      id: cell.id, status: "drawn", png: file(.png), pixelHash: snapshot.pixelHash,
      displayListHash: snapshot.displayListHash, findings: findings, report: snapshot.report)
    line.svg = file(.svg)
    line.pdf = file(.pdf)
    let shown = SnapshotFormat.allCases.first { formats.contains($0) && $0.isShownInPages }
    let stem = "\(SafeName.component(run.session.themeName))/\(cell.path)"
    return Drawn(
      record: line,
      sheet: shown.map {
        SheetCell(
          snapshot, findings: findings, mockup: run.sheetMockup(cell),
          picture: "\(stem).\($0.rawValue)", severities: run.tool.options.severities)
      })
  }
}
