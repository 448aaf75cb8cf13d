import TintypeGoldens
import TintypePrimitives
import TintypeRendering
import TintypeReports

/// Draws the pictures of a manifest for pages that show them, or tells which are no longer right.
struct DocsCommand {
  private let run: Run
  private let manifest: DocsManifest
  private let pages: DocsPages
  private let folder: DocsFolder
  private let targets: [DocsTarget]
  private let session: SessionInputs
  private var tool: Tool { run.tool }
  private var isCheck: Bool { tool.options.isCheck }

  init(_ tool: Tool) throws(CommandError) {
    guard tool.options.operands.count == 1, let manifest = tool.options.project.docs else {
      throw CommandError(
        .usage, "'docs' needs one manifest of pictures, as in 'render docs pictures.json'.")
    }
    var locales: [LocaleTag] = []
    for picture in manifest.pictures where !locales.contains(picture.locale) {
      locales.append(picture.locale)
    }
    // The words of a theme are read in the languages that are asked for.
    var local = tool
    local.options.locales = locales
    run = try Run(local)
    if run.theme.status == .badInput, !tool.options.isLenient {
      throw CommandError(
        .badInput,
        run.problems.map(\.text) + [
          "Nothing was drawn: mend the theme first, or show its defaults with --lenient."
        ])
    }
    let mockups = run.mockups
    let mistakes = manifest.pictures.compactMap { $0.mistake(mockups) }
    guard mistakes.isEmpty else { throw CommandError(badInput: mistakes) }
    self.manifest = manifest
    session = SessionInputs(run.session)
    pages = try DocsPages(manifest)
    folder = try DocsFolder(manifest)
    targets = DocsTarget.all(manifest, in: folder.path, catalogs: pages.catalogs)
  }

  func perform() throws(CommandError) -> ExitStatus {
    let drawn = try draw()
    let mistakes = drawn.values.flatMap(\.mistakes).sorted(by: Self.isEarlier)
    guard mistakes.isEmpty else { throw CommandError(badInput: Self.once(mistakes)) }
    let shots = manifest.pictures.flatMap { picture in
      picture.modes.compactMap { drawn[picture.stem($0)] }
    }
    let findings = shots.compactMap { shot in shot.findings.map { (shot.shot.cell, $0) } }
    var status = run.report(FindingsSummary(findings, of: run))
    let figures = DocsFigures(run, manifest, folder, drawn, isCheck: isCheck)
    let writing = DocsWriting(
      folder: folder, pages: pages, targets: targets, drawn: drawn, figures: figures,
      session: session, isCheck: isCheck)
    let entries = try writing.perform()
    let record = DocsRecord(
      theme: figures.theme, isCheck: isCheck, entries: entries, problems: run.problems)
    run.print(record.bytes)
    status = max(status, report(entries))
    return status
  }

  /// Everything that is drawn, by its name in the lock.
  private func draw() throws(CommandError) -> [String: DocsShot.Drawn] {
    var needed: Set<String> = []
    if !isCheck {
      for target in targets {
        guard case .picture(let mode) = target.content else { continue }
        let stem = target.picture.stem(mode)
        let pixels = folder.lock.pictures.lines[stem]?.pixels
        if case .intact = try folder.state(target.path, pixels: pixels) { continue }
        needed.insert(stem)
      }
    }
    var shots: [Cell: [DocsShot]] = [:]
    var cells: [Cell] = []
    for picture in manifest.pictures {
      for mode in picture.modes {
        let shot = DocsShot(picture: picture, mode: mode)
        if shots[shot.cell] == nil { cells.append(shot.cell) }
        shots[shot.cell, default: []].append(shot)
      }
    }
    let check = DriftCheck(folder.lock.pictures, folder.lock.inputs)
    let (lines, settings) = (folder.lock.pictures.lines, folder.lock.settings)
    let drawn = try run.map(cells) { [run, session, shots, needed] worker, cell in
      (shots[cell] ?? []).map { shot in
        shot.draw(
          worker, check, session, summary: run.mockups[cell.mockup]?.summary ?? "",
          old: lines[shot.stem], oldSettings: settings[shot.picture.name],
          needsFile: needed.contains(shot.stem))
      }
    }
    return Dictionary(drawn.joined().map { ($0.shot.stem, $0) }, uniquingKeysWith: { $1 })
  }

  private static func isEarlier(_ one: Problem, _ other: Problem) -> Bool {
    (one.position?.line ?? 0, one.position?.column ?? 0)
      < (other.position?.line ?? 0, other.position?.column ?? 0)
  }

  /// The findings without repeats: both modes have the same parts.
  private static func once(_ problems: [Problem]) -> [Problem] {
    var seen: Set<Problem> = []
    return problems.filter { seen.insert($0).inserted }
  }

  /// Says what is not as it should be.
  private func report(_ entries: [DocsRecord.Entry]) -> ExitStatus {
    var status = ExitStatus.done
    for entry in entries where !entry.status.isPass {
      let details =
        entry.causes.map { "  cause     \($0.text)" } + entry.pages.map { "  page      \($0)" }
      tool.console.fail(entry.sentence, details: details)
      status = max(status, entry.status == .failed ? .couldNotRun : .checkFailed)
    }
    for entry in entries where entry.status == .removed {
      tool.console.say("\(entry.file) is removed: no picture of the manifest asks for it.")
    }
    for entry in entries where entry.status == .written {
      if let message = entry.message { tool.console.say("\(entry.file): \(message)", .warning) }
    }
    let pictures = manifest.pictures.count.counted("picture")
    if status != .done {
      guard isCheck else { return status }
      tool.console.fail(
        "Run '\(command(manifest.path))', look at what changed, and commit it.")
      return status
    }
    let written = entries.count { $0.status != .current }
    tool.console.say(
      isCheck
        ? "\(pictures) in \(folder.path) and \(pages.pages.count.counted("page")): all current."
        : "\(pictures) in \(folder.path): \(written.counted("change")),"
          + " \((entries.count - written).grouped) as they were.", .success)
    return status
  }

  private func command(_ path: String) -> String {
    "\(tool.name) docs \(ShellWord.quoted(path))"
  }
}

extension DocsRecord.Entry {
  /// What is wrong, in a sentence or two.
  fileprivate var sentence: String {
    let place = line.map { "\(file):\($0)" } ?? file
    if let message { return "\(place): \(message)" }
    switch status {
    case .current, .written, .removed: return "\(place) is current."
    case .stale where line != nil:
      return "\(place): What stands between the marks of '\(picture)' is not what belongs there."
    case .stale: return "\(place) is stale: it is another now."
    case .missing: return "\(place) is missing."
    case .edited: return "\(place) was edited by hand: it is not what 'render docs' wrote."
    case .orphan: return "\(place) belongs to no picture of the manifest any longer."
    case .failed: return "\(place) could not be drawn."
    }
  }
}
