import TintypeGoldens
import TintypeLayoutEngine
import TintypePrimitives
import TintypeRendering
import TintypeReports

/// Turns what came of each cell into what the review shows, and writes its pictures.
struct ReviewCollector: Sendable {
  /// A cell of the review, with the changed values that are drawn in it.
  struct Collected: Sendable {
    var cell: ReviewCell
    /// The changed values that the cell draws, for cells that passed all the same.
    var drawnChanges: [ReviewCause] = []
    /// The family drawn for the system font, if a text asked for it.
    var standIn: String?
    /// The names of default colours that are drawn, for cells that did not pass.
    var defaults: Set<String> = []
  }

  private let run: Run
  private let folder: GoldenFolder
  private let inputs: ReviewInputs

  init(_ run: Run, _ goldens: Goldens) {
    self.run = run
    folder = goldens.folder
    inputs = ReviewInputs(goldens.folder, now: goldens.inputs)
  }

  /// What the review shows of a cell.
  ///
  /// Of a cell that did not pass, golden and difference are written to the folder of the review; the
  /// snapshot is where `verify` writes it.
  func collect(
    _ cell: Cell, _ outcome: GoldenCheck.Outcome, message: String, _ worker: Worker
  ) throws(FileError) -> Collected {
    let line = folder.manifest.lines[cell.id]
    var review = ReviewCell(
      id: cell.id, file: cell.path, mockup: run.sheetMockup(cell), state: cell.state,
      axes: ReviewAxes(
        mode: cell.mode, textSize: cell.textSize.name, locale: cell.locale.text,
        device: cell.device.name, scale: cell.scale),
      status: ReviewCell.Status(outcome.verdict))
    let standIn = outcome.findings.ledger.first { $0.use.reason == .systemSubstitute }?.use.got
    if outcome.verdict.isPass {
      return Collected(
        cell: review, drawnChanges: drawnChanges(cell, outcome, line, worker),
        standIn: standIn?.family)
    }
    review.message = message
    guard let snapshot = outcome.snapshot else { return Collected(cell: review) }
    review.snapshot = ReviewPicture(
      "\(SafeName.component(run.session.themeName))/\(cell.path).png", size: snapshot.bitmap.size)
    if let golden = outcome.golden {
      try writePictures(of: &review, golden, snapshot, worker)
    }
    if case .differs(let difference) = outcome.verdict, let golden = outcome.golden {
      fill(&review, difference, golden, snapshot, outcome.findings, line)
    }
    let defaults = snapshot.displayList.origins.filter {
      $0.kind == .color && $0.layer == .sdkDefault
    }
    return Collected(
      cell: review, standIn: standIn?.family, defaults: Set(defaults.map(\.input)))
  }

  private func writePictures(
    of review: inout ReviewCell, _ golden: Bitmap, _ snapshot: Snapshot, _ worker: Worker
  ) throws(FileError) {
    let scale = Double(snapshot.cell.scale)
    let goldenPath = "\(ReviewFiles.goldens)/\(review.file).png"
    let differencePath = "\(ReviewFiles.differences)/\(review.file).png"
    let difference = DifferencePicture(
      golden: StraightPicture(golden), snapshot: StraightPicture(snapshot.bitmap),
      areas: AreaOptions(scale: scale)
    ).drawDifference()
    let root = Run.trimmed(run.tool.options.out)
    try SnapshotFiles.write(
      worker.encoder.write(golden, scale: scale), to: "\(root)/\(goldenPath)")
    try SnapshotFiles.write(
      worker.encoder.write(difference, scale: scale), to: "\(root)/\(differencePath)")
    review.golden = ReviewPicture(goldenPath, size: golden.size)
    review.difference = ReviewPicture(differencePath, size: difference.size)
  }

  private func fill(
    _ review: inout ReviewCell, _ difference: Difference, _ golden: Bitmap, _ snapshot: Snapshot,
    _ findings: Findings, _ line: ManifestLine?
  ) {
    let cell = snapshot.cell
    let scale = Double(cell.scale)
    let comparison = difference.comparison
    review.differingPixels = comparison.differingPixels
    review.maximumDelta = comparison.maximumDelta
    let options = AreaOptions(scale: scale, direction: cell.locale.direction)
    review.areas = comparison.areas(
      golden: golden, snapshot: snapshot.bitmap, options
    ).map { area in
      let causes = Self.causes(difference.causes, in: area.rect, of: snapshot.displayList)
      return ReviewArea(
        rect: area.rect, differingPixels: area.differingPixels,
        causes: causes.map { inputs.cause($0, since: line, cell.mode) })
    }
    func isChanged(_ frame: Rect) -> Bool { comparison.touches(frame, scale: scale) }
    review.fallbacks = findings.ledger.filter { $0.isFallback && isChanged($0.frame) }.map {
      ReviewFallback(use: $0.use, area: PixelRect(covering: $0.frame, scale: scale))
    }
    review.truncations = findings.truncations.filter { isChanged($0.frame) }.map {
      ReviewTruncation(
        text: $0.text, truncation: $0.truncation,
        area: PixelRect(covering: $0.frame, scale: scale))
    }
    let list = snapshot.displayList
    review.contrasts = list.texts.filter {
      isChanged($0.frame) && !Self.isCovered($0, in: list)
    }.compactMap { Self.contrast($0, golden, snapshot.bitmap, scale: scale) }
  }

  /// The causes that paint in an area, by the names through which they do; all if none is known to.
  private static func causes(
    _ causes: [Cause], in area: PixelRect, of list: DisplayList
  ) -> [Cause] {
    var aliases: [String: [String]] = [:]
    for entry in list.entries
    where !PixelRect(covering: entry.bounds, scale: list.scale).intersection(area).isEmpty {
      for origin in entry.origins {
        guard let cause = causes.first(where: { origin.names.contains($0.name) }) else { continue }
        let names = origin.names.prefix { $0 != cause.name }.prefix(1)
        aliases[cause.name, default: []] += names.filter { name in
          cause.alias.contains(name) && aliases[cause.name]?.contains(name) != true
        }
      }
    }
    let painting = causes.compactMap { cause in
      aliases[cause.name].map { names in
        Cause(
          cause.kind, cause.name, alias: names, layer: cause.layer, position: cause.position)
      }
    }
    return painting.isEmpty ? causes : painting
  }

  /// Whether something is painted over a text, such as what dims a screen below a sheet.
  private static func isCovered(_ text: DisplayText, in list: DisplayList) -> Bool {
    list.entries[min(text.commands.upperBound, list.entries.count)...].contains {
      $0.bounds.intersects(text.frame)
    }
  }

  /// The contrast of a text before and now, if it changed and one of the two is too low.
  private static func contrast(
    _ text: DisplayText, _ golden: Bitmap, _ snapshot: Bitmap, scale: Double
  ) -> ReviewContrast? {
    let area = PixelRect(covering: text.frame, scale: scale)
    guard let asked = text.fontUses.first?.asked,
      // Colour glyphs have no ink of their own.
      !text.fontUses.contains(where: { $0.got?.family.contains("Emoji") ?? false }),
      let before = ContrastMeter.ratio(in: area, of: golden),
      let after = ContrastMeter.ratio(in: area, of: snapshot)
    else { return nil }
    let required = ContrastMeter.required(size: asked.size, weight: asked.weight)
    let isWorthTelling = abs(before - after) >= 0.1 && min(before, after) < required
    return isWorthTelling
      ? ReviewContrast(
        text: text.text, area: area, before: before, after: after, required: required) : nil
  }

  /// The changed values that a cell draws although it passed.
  private func drawnChanges(
    _ cell: Cell, _ outcome: GoldenCheck.Outcome, _ line: ManifestLine?, _ worker: Worker
  ) -> [ReviewCause] {
    let changes = inputs.changes(since: line)
    if changes.isEmpty { return [] }
    let list = outcome.snapshot?.displayList ?? worker.layout(cell)
    var seen: Set<Input.Name> = []
    return list.origins.compactMap { origin in
      let name = Input.Name(origin.kind, origin.input)
      guard changes.contains(name), seen.insert(name).inserted else { return nil }
      return inputs.cause(name, since: line, cell.mode)
    }
  }
}

extension ReviewCell.Status {
  fileprivate init(_ verdict: Verdict) {
    self =
      switch verdict {
      case .passed: .passed
      case .cached: .cached
      case .differs: .differs
      case .missing: .missing
      case .unreadable: .unreadable
      case .wrongSize: .wrongSize
      case .failed: .failed
      }
  }
}
