import TintypeGoldens
import TintypeGraphics
import TintypeJSONText
import TintypePrimitives
import TintypeRendering
import TintypeReports

/// Compares PNG files: two, or those of the same names in two folders.
struct PictureDiff {
  /// What the two sides are called in messages and on the page.
  private static let names = (one: "first", other: "second")

  private let tool: Tool
  private let reader = PNGReader()

  init(_ tool: Tool) { self.tool = tool }

  func perform(_ first: String, _ second: String) throws(CommandError) -> ExitStatus {
    let isFolders = FileSystem.isFolder(first) && FileSystem.isFolder(second)
    if !isFolders {
      for (path, other) in [(first, second), (second, first)] where FileSystem.isFolder(path) {
        throw CommandError(
          .usage, "'\(path)' is a folder and '\(other)' is none. Give two files or two folders.")
      }
    }
    let review = try tool.options.givenOut.map { out throws(CommandError) in
      try WriteGuard(tool.options).check(theme: "")
      if isFolders { try Self.refuse(out, in: [first, second]) }
      return DiffReview(in: out)
    }
    let pairs =
      isFolders
      ? try folders(Run.trimmed(first), Run.trimmed(second), review)
      : [try compare(first, second, name: Self.fileName(second), group: "", review)]
    let page = try review?.write(model(pairs, first, second))
    printRecord(pairs, page: page)
    guard !pairs.isEmpty else {
      tool.console.fail("Nothing was compared: neither folder has a PNG file.")
      return .checkFailed
    }
    let status = report(pairs)
    if let page { tool.console.say("Review: \(page)") }
    return status
  }

  /// Pictures that a comparison writes must not be compared by the next.
  private static func refuse(_ out: String, in folders: [String]) throws(CommandError) {
    for folder in folders where WriteGuard.isPath(out, within: folder) {
      throw CommandError(
        .usage,
        "'\(out)' is in '\(folder)', whose pictures are compared. Name another folder with --out.")
    }
  }

  private static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The pairs of two folders by their paths, those that only one has among them.
  private func folders(
    _ first: String, _ second: String, _ review: DiffReview?
  ) throws(CommandError) -> [PicturePair] {
    let inFirst = Set(try PictureFolder.pictures(in: first))
    let inSecond = Set(try PictureFolder.pictures(in: second))
    var pairs: [PicturePair] = []
    for name in inFirst.union(inSecond).sorted() {
      let (one, other) = ("\(first)/\(name)", "\(second)/\(name)")
      let above = name.split(separator: "/").dropLast().joined(separator: "/")
      let group = above.isEmpty ? Self.fileName(second) : above
      if inFirst.contains(name), inSecond.contains(name) {
        pairs.append(try compare(one, other, name: name, group: group, review))
        continue
      }
      let isNew = inSecond.contains(name)
      var pair =
        isNew
        ? PicturePair(
          name, second: other, .added, "Only the second folder has it.", exit: .checkFailed)
        : PicturePair(
          name, first: one, .removed, "Only the first folder has it.", exit: .checkFailed)
      try review?.addPictures(
        to: &pair, group: group, (try? PictureFile.read(pair.path, using: reader))?.picture)
      pairs.append(pair)
    }
    return pairs
  }

  private func compare(
    _ first: String, _ second: String, name: String, group: String, _ review: DiffReview?
  ) throws(CommandError) -> PicturePair {
    let options = tool.options.comparison
    let files = FileComparison(golden: first, snapshot: second, options: options, using: reader)
    var pair = PicturePair(
      name, first: first, second: second, .init(files.result),
      files.result.text(scale: 1, names: Self.names),
      exit: files.result.isPass ? .done : .checkFailed)
    pair.notes = files.notes
    switch files.result {
    case .tolerated(let comparison), .different(let comparison): pair.comparison = comparison
    case .failed(let failures): pair.exit = failures.map(Self.status).max() ?? .badInput
    case .equal, .sizeMismatch, .nothingCompared: break
    }
    if let comparison = pair.comparison,
      options.allowance.allows(comparison.comparedPixels, of: comparison.comparedPixels)
    {
      pair.notes.append(
        "All \(comparison.comparedPixels.grouped) pixels may differ with \(options.allowance) "
          + "allowed, so nothing could fail. Allow fewer.")
    }
    if files.result.isPass { return pair }
    guard let (one, other) = files.pictures else {
      try review?.addPictures(to: &pair, group: group, nil)
      return pair
    }
    if let comparison = pair.comparison {
      pair.areas = comparison.areas(golden: one, snapshot: other, DiffReview.areas)
      pair.sweep = ToleranceSweep(golden: one, snapshot: other, options: options)?.text
    }
    try review?.addPictures(to: &pair, group: group, one, other, options)
    return pair
  }

  /// A file that gives no picture is bad input; one that was not fetched, or that may not be read,
  /// is no fault of the picture.
  private static func status(_ failure: PictureFailure) -> ExitStatus {
    switch failure {
    case .missing, .undecodable: .badInput
    case .pointerFile, .unreadable: .couldNotRun
    }
  }

  private func model(
    _ pairs: [PicturePair], _ first: String, _ second: String
  ) -> ReviewModel {
    ReviewModel(
      subject: .pictures, title: "Comparison of pictures",
      themeName: "\(Self.fileName(first)) → \(Self.fileName(second))",
      before: ReviewSide(label: "First"), after: ReviewSide(label: "Second"), fingerprint: "",
      notes: ["First is '\(first)', second is '\(second)'.", tool.options.comparison.requirement],
      cells: pairs.map { pair in
        pair.review
          ?? ReviewCell(
            id: pair.name, mockup: SheetMockup(name: pair.name, group: ""), state: pair.name,
            axes: nil, status: pair.status.review)
      })
  }

  private func report(_ pairs: [PicturePair]) -> ExitStatus {
    for pair in pairs {
      for note in pair.notes { tool.console.say(note, .warning) }
      if pair.exit == .done {
        if pairs.count == 1 { tool.console.say(pair.message, .success) }
        continue
      }
      let head =
        pairs.count == 1 ? pair.message : "\(TerminalText.name(pair.path)): \(pair.message)"
      let lines = [pair.sweep.map { "  " + $0 }, pair.picture.map { "  diff      \($0)" }]
      tool.console.fail(head, details: lines.compactMap(\.self))
    }
    if pairs.count > 1 {
      func count(_ statuses: PicturePair.Status...) -> String {
        pairs.count { statuses.contains($0.status) }.grouped
      }
      tool.console.say(
        "\(count(.equal, .tolerated)) of \(pairs.count.counted("picture")) match; "
          + "\(count(.differs, .wrongSize, .nothingCompared)) differ, \(count(.added)) added, "
          + "\(count(.removed)) removed, \(count(.failed)) failed.")
    }
    return pairs.map(\.exit).max() ?? .done
  }

  private func printRecord(_ pairs: [PicturePair], page: String?) {
    guard tool.options.isJSON else { return }
    tool.write(
      json: .object([
        "version": 1,
        "counts": .object(
          PicturePair.Status.allCases.map { status in
            .init(status.rawValue, .integer(pairs.count { $0.status == status }))
          }),
        "pairs": .array(pairs.map(\.json)),
        "review": page.map { .string($0) },
      ]))
  }
}
