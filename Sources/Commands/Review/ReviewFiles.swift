import TintypePrimitives
import TintypeRendering
import TintypeReports

/// Writes the review page and the files that other tools read.
struct ReviewFiles {
  /// The goldens of cells that did not pass, below the folder of a run.
  static let goldens = "review/golden"
  /// Their differences, below the folder of a run.
  static let differences = "review/difference"

  private let run: Run
  private let goldens: Goldens
  private var options: Options { run.tool.options }

  init(_ run: Run, _ goldens: Goldens) {
    self.run = run
    self.goldens = goldens
  }

  /// Writes what the options ask for, and the page if a cell did not pass; tells where it is.
  ///
  /// `problems` are those of the run that belong to no cell, or to several.
  /// Throws `CommandError` with every file that cannot be written; the others are.
  func write(
    _ collected: [ReviewCollector.Collected], orphans: [String], problems: [Problem]
  ) throws(CommandError) {
    let model = model(collected, orphans: orphans, problems: problems)
    let root = Run.trimmed(options.out)
    var errors: [FileError] = []
    func write(_ bytes: [UInt8], to path: String) -> Bool {
      do throws(FileError) {
        try SnapshotFiles.write(bytes, to: path)
        return true
      } catch {
        errors.append(error)
        return false
      }
    }
    let page = "\(root)/\(ReviewPage.fileName)"
    let hasPage =
      !model.failures.isEmpty && write([UInt8](ReviewPage(model).html.utf8), to: page)
    if let path = options.junit {
      _ = write([UInt8](JUnitReport(model, pictureFolder: root + "/").xml.utf8), to: path)
    }
    if let path = options.sarif {
      let log = SARIFLog(
        model.problems, review: model, version: Version.number,
        file: options.theme ?? options.project.path, goldens: goldens.folder.path
      ) { code in
        let guide = ProblemGuide(code)
        return SARIFLog.Rule(text: guide.text, remedy: guide.remedy)
      }
      _ = write(log.bytes, to: path)
    }
    if let path = options.summary {
      let base = options.pictures.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
      let summary = MarkdownSummary(
        model,
        options: .init(
          pictureBase: base ?? Self.relative(root, from: path) + "/",
          page: base.map { $0 + ReviewPage.fileName } ?? Self.relative(page, from: path)))
      _ = write([UInt8](summary.markdown.utf8), to: path)
    }
    if let path = options.reg {
      let theme = SafeName.component(run.session.themeName)
      let report = RegReport(
        model,
        folders: .init(
          actual: Self.relative("\(root)/\(theme)", from: path),
          expected: Self.relative("\(root)/\(Self.goldens)", from: path),
          difference: Self.relative("\(root)/\(Self.differences)", from: path)))
      _ = write(report.bytes, to: path)
    }
    if options.hasAnnotations || run.tool.environment["GITHUB_ACTIONS"] == "true" {
      // Standard output belongs to the record under --json; GitHub reads both.
      let channel: OutputChannel = options.isJSON ? .error : .standard
      for line in GitHubAnnotations.lines(model, page: hasPage ? page : nil) {
        run.tool.output.write(line + "\n", to: channel)
      }
    }
    if hasPage { run.tool.console.say("Review: \(page)") }
    guard errors.isEmpty else { throw CommandError(.couldNotRun, errors.map(\.description)) }
  }

  private func model(
    _ collected: [ReviewCollector.Collected], orphans: [String], problems: [Problem]
  ) -> ReviewModel {
    let cells = collected.map(\.cell) + orphans.map(orphan)
    return ReviewModel(
      themeName: run.session.themeName,
      after: ReviewSide(label: "Snapshot", version: run.theme.theme.version),
      fingerprint: String("\(run.session.fingerprint.digest)".prefix(8)),
      notes: ReportNotes.sentences(
        standIn: collected.lazy.compactMap(\.standIn).first,
        proposedDefaults: Run.proposedDefaults(
          among: collected.reduce(into: []) { $0.formUnion($1.defaults) },
          of: run.theme.theme.catalog
        ).count),
      problems: problems, cells: cells,
      surprises: ReviewSurprise.all(
        in: cells,
        drawnChanges: collected.map { ($0.cell.id, $0.drawnChanges) }),
      acceptance: goldens.acceptance)
  }

  /// Adds to a shard what the page tells of all cells together.
  func describe(
    _ collected: [ReviewCollector.Collected], in shard: inout ShardRecord, _ places: [String: Int]
  ) {
    shard.proposedDefaults = Run.proposedDefaults(
      among: collected.reduce(into: []) { $0.formUnion($1.defaults) },
      of: run.theme.theme.catalog)
    for cell in collected {
      guard let place = places[cell.cell.id] else { continue }
      if shard.standIn == nil, let family = cell.standIn {
        shard.standIn = ShardRecord.StandIn(place: place, family: family)
      }
      if !cell.drawnChanges.isEmpty {
        shard.drawnChanges.append((place: place, causes: cell.drawnChanges))
      }
    }
  }

  private func orphan(_ file: String) -> ReviewCell {
    let parts = file.split(separator: "/").map(String.init)
    return ReviewCell(
      id: file, mockup: SheetMockup(name: parts.first ?? file, group: ""),
      state: parts.count > 1 ? parts[1] : "", axes: nil, status: .orphan,
      message: goldens.told(orphan: file))
  }

  /// A path as seen from the folder of a file; both are relative to one folder, or absolute.
  static func relative(_ path: String, from file: String) -> String {
    let target = parts(path)
    let start = parts(file).dropLast()
    guard path.hasPrefix("/") == file.hasPrefix("/") else { return path }
    let common = zip(target, start).prefix { $0 == $1 }.count
    // What lies above the folder of one of them cannot be named.
    guard !start.dropFirst(common).contains("..") else { return path }
    let up = Array(repeating: "..", count: start.count - common)
    let words = up + target.dropFirst(common)
    return words.isEmpty ? "." : words.joined(separator: "/")
  }

  private static func parts(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }
}
