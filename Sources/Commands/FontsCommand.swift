import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// Tells every font that the theme and the mockups ask for, and what each gets.
struct FontsCommand {
  private let run: Run
  private var tool: Tool { run.tool }

  init(_ tool: Tool) throws(CommandError) { run = try Run(tool) }

  func perform() throws(CommandError) -> ExitStatus {
    let report = try report()
    let problems = run.theme.told + run.fontProblems + run.localeProblems
    if tool.options.isJSON {
      tool.output.write(
        String(decoding: FontsRecord.json(report, run, problems), as: UTF8.self), to: .standard)
    }
    for problem in problems { tool.console.report(problem) }
    for row in report.rows { say(row) }
    let fallbacks = report.rows.count { $0.use.reason.isFallback }
    tool.console.say(
      "\(report.rows.count.counted("font")), \(fallbacks.counted("substitute")).", .faint)
    if problems.contains(where: { $0.severity == .error }), !tool.options.isLenient {
      return .badInput
    }
    let isError =
      tool.options.hasStrictFonts || tool.options.severities.levels[.fontFallback] == .error
    return isError && report.hasFallback ? .checkFailed : .done
  }

  /// Asks the theme's styles, then every mockup that the options' patterns match.
  private func report() throws(CommandError) -> FontReport {
    let axes = tool.options.axes(modes: [.light])
    let cells = try run.filter(Matrix.cells(of: run.mockups, on: axes))
    let asked = try run.map(cells) { worker, cell in
      worker.layout(cell).texts.flatMap { $0.fontUses.map(\.asked) }
    }
    var report = FontReport()
    let fonts = run.session.theme(.light).fonts
    for definition in run.theme.theme.catalog.fonts {
      guard let font = fonts[definition.style] else { continue }
      report.add(
        FontRequest(
          name: font.familyName, weight: font.weight, size: font.size, origins: font.origins))
    }
    for request in asked.joined() { report.add(request) }
    let unresolved = report
    let locales = tool.options.locales.map(\.text)
    // One worker is enough for what the catalogue answers.
    let resolved = try run.map(Array(cells.prefix(1))) { worker, _ in
      var report = unresolved
      report.resolve(worker, locales: locales)
      return report
    }
    return resolved.first ?? report
  }

  private func say(_ row: FontReportRow) {
    let use = row.use
    let style: Console.Style? = use.reason.isFallback ? .warning : nil
    tool.console.say("\(row.title): \(row.outcome)", style)
    for line in row.lines { tool.console.say("  " + line) }
  }
}
