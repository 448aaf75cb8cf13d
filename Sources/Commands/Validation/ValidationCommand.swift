import TintypeGraphics
import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeReports
import TintypeThemeFiles
import TintypeTheming

/// Checks a MobileID theme and its texts by the guide's validation checklist: `--preset
/// mobileid-validation`.
struct ValidationCommand {
  private let run: Run
  private let words: AppWords
  private let plan: ValidationPlan
  private var tool: Tool { run.tool }

  /// Reads theme and texts.
  ///
  /// Throws `CommandError` if the theme is not one of MobileID.
  init(_ tool: Tool) throws(CommandError) {
    var tool = tool
    if tool.options.theme == nil { tool.options.theme = MobileIDSampleTheme.name }
    run = try Run(tool)
    guard run.theme.theme.system == .mobileid else {
      throw CommandError(
        .usage,
        "'--preset mobileid-validation' checks a theme of MobileID, and "
          + "'\(run.session.themeName)' is one of Agentforce. Name another with --theme.")
    }
    words = AppWords(run.theme.strings)
    var languages = words.languages.compactMap { LocaleTag($0) }
    for locale in tool.options.locales where !languages.contains(locale) {
      languages.append(locale)
    }
    plan = ValidationPlan(run.mockups, languages: languages, options: tool.options)
  }

  func perform() throws(CommandError) -> ExitStatus {
    var report = try report()
    report.pictures = try draw(report)
    try write(report)
    for row in report.rows {
      let style: Console.Style
      let mark: String
      switch row.verdict {
      case .passed: (mark, style) = ("passed", .success)
      case .failed: (mark, style) = ("FAILED", .failure)
      case .notCheckable: (mark, style) = ("not checkable here", .faint)
      }
      tool.console.say("\(row.id)  \(row.title): \(mark)", style)
      for finding in row.findings {
        tool.console.fail(
          "  " + (finding.position.map { "\($0.file):\($0.line):\($0.column): " } ?? "")
            + finding.message)
      }
    }
    tool.console.say("\(Run.trimmed(tool.options.out))/\(ValidationReport.fileName).html", .faint)
    return report.rows.contains { $0.verdict == .failed } ? .checkFailed : .done
  }

  /// Lays everything out and judges it; draws nothing.
  func report() throws(CommandError) -> ValidationReport {
    let laidOut = try run.map(plan.cells) { worker, cell in
      CellFacts(cell, worker.layout(cell))
    }
    let checks = ValidationChecks(
      theme: run.theme.theme, problems: run.theme.problems,
      contrast: run.theme.contrast, words: words, plan: plan,
      facts: Dictionary(uniqueKeysWithValues: laidOut.map { ($0.cell.id, $0) }),
      askedLanguages: tool.options.locales.map(\.text))
    return ValidationReport(
      themeName: run.session.themeName,
      languages: ["en"] + words.languages.filter { $0 != "en" }, rows: checks.rows,
      notes: ReportNotes.sentences(
        standIn: laidOut.lazy.compactMap(\.standIn).first, proposedDefaults: 0))
  }

  /// Draws the pictures that a report names; returns their paths relative to it.
  private func draw(_ report: ValidationReport) throws(CommandError) -> [String: String] {
    let wanted = Set(report.rows.flatMap { $0.cells + $0.findings.flatMap(\.cells) })
    let cells = plan.cells.filter { wanted.contains($0.id) }
    let folder = SafeName.component(run.session.themeName)
    let failures = try run.map(cells) { [run] worker, cell throws(RunError) -> String? in
      let snapshot: Snapshot
      do throws(GraphicsError) {
        snapshot = try worker.snapshot(cell)
      } catch {
        return "\(cell.id): \(error)"
      }
      do throws(FileError) {
        try SnapshotFiles.write(
          worker.encoder.write(snapshot.bitmap, scale: Double(cell.scale)),
          to: run.snapshotPath(cell) + ".png")
      } catch {
        throw .file(error)
      }
      return nil
    }.compactMap { $0 }
    guard failures.isEmpty else { throw CommandError(.couldNotRun, failures) }
    return Dictionary(
      uniqueKeysWithValues: cells.map { ($0.id, "\(folder)/\($0.path).png") })
  }

  private func write(_ report: ValidationReport) throws(CommandError) {
    let path = "\(Run.trimmed(tool.options.out))/\(ValidationReport.fileName)"
    let json = report.json
    if tool.options.isJSON {
      tool.output.write(String(decoding: json, as: UTF8.self), to: .standard)
    }
    do throws(FileError) {
      try SnapshotFiles.write(json, to: path + ".json")
      try SnapshotFiles.write([UInt8](report.html.utf8), to: path + ".html")
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
  }
}
