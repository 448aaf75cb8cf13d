import TintypeGoldens
import TintypeGraphics
import TintypePrimitives
import TintypeRendering
import TintypeReports
import TintypeTheming

/// Draws two versions of a theme and tells what changed, and what was meant to.
struct ThemeDiff {
  private let tool: Tool
  private let oldName: String
  private let newName: String

  init(_ tool: Tool, old: String, new: String) {
    self.tool = tool
    oldName = old
    newName = new
  }

  func perform() throws(CommandError) -> ExitStatus {
    let brandings = tool.options.brandings
    let files = (try ThemeVersionFile(oldName), try ThemeVersionFile(newName))
    let payloads = try brandings.map { name throws(CommandError) in try ThemeVersionFile(name) }
    func shown(_ text: String) -> String {
      (payloads + [files.0, files.1]).reduce(text) { $1.shown($0) }
    }
    let old: LoadedTheme
    let run: Run
    do throws(CommandError) {
      var options = try files.0.options(tool.options)
      options.branding = payloads.first?.path
      old = try LoadedTheme(options)
      options = try files.1.options(tool.options)
      options.branding = payloads.last?.path
      run = try Run(tool.with(options))
    } catch {
      throw CommandError(error.status, error.messages.map(shown))
    }
    var notes = files.0.notes
    for note in files.1.notes where !notes.contains(note) { notes.append(note) }
    for note in notes { tool.console.say(note, .warning) }
    guard old.theme.system == run.theme.theme.system else {
      throw CommandError(
        .badInput,
        "'\(oldName)' is of the system '\(old.theme.system.rawValue)', '\(newName)' of "
          + "'\(run.theme.theme.system.rawValue)'. Compare themes of one system.")
    }

    try WriteGuard(tool.options).check(theme: SafeName.component(run.session.themeName))
    let cells = try run.filter(
      tool.options.cells(of: run.mockups, modes: ColorScheme.allCases))
    let comparison = ThemeComparison(run.session, old: old.theme)
    let page = DiffReview(in: tool.options.diffOut)
    let review = ThemeReview(run, comparison, old: oldName, new: newName)
    let compared = try run.map(cells) { [run] worker, cell throws(RunError) in
      let (compared, pictures) = comparison.compare(cell, worker)
      var paths: ThemeDifference.Paths?
      var failure: FileError?
      do throws(FileError) {
        if let pictures { paths = try Self.write(pictures, of: cell, worker, run) }
      } catch {
        failure = error
      }
      let shown = review.cell(compared, pictures, difference: paths?.size)
      return (ThemeDifference.Cell(compared, paths), shown, failure)
    }
    var unwritten = compared.compactMap(\.2)
    let difference = ThemeDifference(
      old: oldName, new: newName, theme: run.session.themeName, modes: Self.modes(cells),
      comparison: comparison, cells: compared.map(\.0),
      contrast: (ContrastTable(old.theme), ContrastTable(run.theme.theme)))
    var path: String?
    do throws(FileError) {
      path = try page.write(
        review.model(compared.map(\.1), difference, old.theme),
        beside: compared.compactMap(\.0.paths?.difference), shown: shown)
    } catch {
      unwritten.append(error)
    }
    if tool.options.isJSON {
      let bytes = difference.bytes(review: path)
      tool.output.write(shown(String(decoding: bytes, as: UTF8.self)), to: .standard)
    }
    let lines = difference.lines(advice: run.session.advice)
    for line in lines { tool.console.say(shown(line.text), line.style) }
    // A quiet run tells its failure, too.
    if tool.options.isQuiet, !difference.changedCells.isEmpty, let total = lines.last {
      tool.console.fail(shown(total.text))
    }
    if let path { tool.console.say("Review: \(path)") }
    tool.console.fail(unwritten: unwritten)
    let status = status(difference, [old, run.theme], shown)
    return unwritten.isEmpty ? status : max(status, .couldNotRun)
  }

  /// The schemes that some cell is of.
  private static func modes(_ cells: [Cell]) -> [ColorScheme] {
    ColorScheme.allCases.filter { mode in cells.contains { $0.mode == mode } }
  }

  private func status(
    _ difference: ThemeDifference, _ themes: [LoadedTheme], _ shown: (String) -> String
  ) -> ExitStatus {
    var status = difference.changedCells.isEmpty ? ExitStatus.done : .checkFailed
    for cell in difference.cells {
      guard case .failed(let reason) = cell.compared.result else { continue }
      tool.console.fail("\(cell.compared.cell.id): It could not be drawn. \(reason)")
      status = .couldNotRun
    }
    for problem in themes.flatMap(\.told) {
      tool.console.report(
        Problem(
          problem.severity, problem.code, problem.message,
          at: problem.position.map { position in
            FilePosition(
              file: shown(position.file), line: position.line, column: position.column)
          }))
    }
    if themes.contains(where: { $0.status == .badInput }), !tool.options.isLenient {
      status = max(status, .badInput)
    }
    return status
  }

  /// Writes the pictures of a cell that changed.
  private static func write(
    _ pictures: ThemeComparison.Pictures, of cell: Cell, _ worker: Worker, _ run: Run
  ) throws(FileError) -> ThemeDifference.Paths {
    let folder = Run.trimmed(run.tool.options.diffOut)
    let names = ThemeReview.Names(cell, theme: run.session.themeName)
    let scale = Double(cell.scale)
    let drawing = DifferencePicture(
      golden: StraightPicture(pictures.old), snapshot: StraightPicture(pictures.new),
      areas: AreaOptions(scale: scale))
    let difference = drawing.drawDifference()
    let paths = ThemeDifference.Paths(
      old: "\(folder)/\(names.old)", new: "\(folder)/\(names.new)",
      difference: "\(folder)/\(names.both)", size: difference.size)
    for (path, bitmap) in [
      (paths.old, pictures.old), (paths.new, pictures.new), (paths.difference, drawing.draw()),
      ("\(folder)/\(names.difference)", difference),
    ] {
      try SnapshotFiles.write(worker.encoder.write(bitmap, scale: scale), to: path)
    }
    return paths
  }
}

extension Tool {
  /// The same with other options.
  func with(_ options: Options) -> Tool {
    Tool(
      mockups: mockups, environment: environment, output: output, options: options,
      console: console)
  }
}
