import TintypeGraphics
import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeThemeFiles
import TintypeTheming

/// What a command that draws has at hand: theme, fonts, mockups.
struct Run {
  let tool: Tool
  let theme: LoadedTheme
  let mockups: MockupList
  let session: RenderSession
  /// What is wrong with font files and with their list in an Info.plist.
  let fontProblems: [Problem]
  /// The languages asked for in which there are no words.
  let localeProblems: [Problem]

  /// Finds and reads everything that drawing needs.
  ///
  /// Throws `CommandError` if something is missing or broken.
  init(_ tool: Tool) throws(CommandError) {
    self.tool = tool
    theme = try LoadedTheme(tool.options)
    let missing = tool.options.missing(tool.options.fonts, .fonts)
    guard missing.isEmpty else { throw CommandError(.badInput, missing) }
    let appFontList = tool.options.infoPlist.map { AppFontList(path: $0) }
    if let appFontList, appFontList.isBroken {
      throw CommandError(badInput: appFontList.problems)
    }
    do throws(RenderingError) {
      mockups = try MockupList(tool.mockups).drawn(in: theme.theme.system)
      let home = try Home.find(given: tool.options.home, executable: Home.executable)
      try FontLock(folder: home.fonts).check(home.fonts)
      let appFonts = appFontList.map { AppFonts($0, folders: tool.options.fonts) }
      session = try RenderSession(
        mockups: mockups, theme: theme.theme, standIns: [home.fonts],
        fontFolders: tool.options.fonts, appFonts: appFonts?.files)
      fontProblems =
        (Self.emptyFolders(tool.options.fonts) + (appFonts?.problems ?? [])
        + session.catalogue.problems).compactMap { Self.weighed($0, tool.options) }
    } catch {
      let status: ExitStatus =
        if case .ambiguousFonts = error { .badInput } else { .couldNotRun }
      throw CommandError(status, error.messages)
    }
    localeProblems = Self.unwritten(tool.options.locales, session)
      .compactMap(tool.options.project.weighed)
  }

  /// What was found in the theme's files and in those of fonts, and of the locales asked for.
  var problems: [Problem] { theme.problems + fontProblems + localeProblems }

  /// The finding with its weight; nil if it is passed over.
  ///
  /// A damaged font is an error under `--strict-fonts`, unless the project says otherwise.
  private static func weighed(_ problem: Problem, _ options: Options) -> Problem? {
    guard var problem = options.project.weighed(problem) else { return nil }
    if options.hasStrictFonts, problem.code == .damagedFont,
      options.severities.levels[.damagedFont] == nil
    {
      problem.severity = .error
    }
    return problem
  }

  /// A finding for each folder without a font.
  private static func emptyFolders(_ folders: [String]) -> [Problem] {
    folders.filter { (try? FontFolder($0))?.files.isEmpty ?? false }.map { folder in
      Problem(
        .warning, .missingFont,
        "There is no font file in '\(folder)'. Add .otf, .ttf or .ttc files, or leave out --fonts.")
    }
  }

  /// A finding for each locale in whose language nothing is written.
  private static func unwritten(_ locales: [LocaleTag], _ session: RenderSession) -> [Problem] {
    locales.filter { !session.hasWords(in: $0) }.map { locale in
      Problem(
        .warning, .missingTranslation,
        "There are no words in '\(locale.text)': its cells have English ones. There are words in"
          + " \(session.writtenLanguages.joined(separator: ", ")).")
    }
  }

  /// The cells of a list that the options' patterns match.
  ///
  /// Throws `CommandError` if a pattern matches nothing.
  func filter(_ cells: [Cell]) throws(CommandError) -> [Cell] {
    guard !cells.isEmpty else {
      throw CommandError(
        .badInput, "The matrix has no cell: 'exclude' in render.json takes out all of them.")
    }
    do throws(RenderingError) {
      return try Matrix.filter(cells, only: tool.options.only, theme: session.themeName)
    } catch {
      throw CommandError(.usage, error.messages)
    }
  }

  /// Calls `body` for each cell on the run's threads, with a progress line.
  ///
  /// Throws `CommandError` if a file cannot be written.
  func map<Output: Sendable>(
    _ cells: [Cell], _ body: @escaping @Sendable (Worker, Cell) throws(RunError) -> Output
  ) throws(CommandError) -> [Output] {
    let progress = ProgressLine(
      cells.count, tool.output, environment: tool.environment, options: tool.options)
    defer { progress?.clear() }
    do throws(RunError) {
      return try session.map(cells, jobs: tool.options.jobs, progress: progress, body)
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
  }

  /// The path of a cell's files in the folder of snapshots, without extension.
  func snapshotPath(_ cell: Cell) -> String {
    "\(Self.trimmed(tool.options.out))/\(SafeName.component(session.themeName))/\(cell.path)"
  }

  /// The folder of snapshots without a slash at its end.
  static func trimmed(_ folder: String) -> String {
    folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }
}
