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
    let listing = isFolders ? try Listing(Run.trimmed(first), Run.trimmed(second)) : nil
    let names = listing?.names ?? [Self.fileName(second)]
    let review = try tool.options.givenOut.map { out throws(CommandError) in
      try WriteGuard(tool.options).check(theme: "")
      let review = DiffReview(in: out, names: names)
      if isFolders { try Self.refuse(out, in: [first, second]) }
      try Self.refuse(names.flatMap(review.files), over: [first, second], in: out, isFolders)
      return review
    }
    let pairs =
      listing.map { compare($0, review) }
      ?? [compare(first, second, name: Self.fileName(second), group: "", review)]
    var unwritten = pairs.flatMap(\.unwritten)
    var page: String?
    do throws(FileError) {
      page = try review?.write(
        model(pairs, first, second), beside: pairs.compactMap(\.picture))
    } catch {
      unwritten.append(error)
    }
    printRecord(pairs, page: page)
    let mistakes = listing?.mistakes ?? []
    for mistake in mistakes { tool.console.fail(mistake) }
    guard !pairs.isEmpty else {
      tool.console.fail("Nothing was compared: neither folder has a PNG file.")
      return .checkFailed
    }
    let status = report(pairs, unwritten)
    if let page { tool.console.say("Review: \(page)") }
    return mistakes.isEmpty ? status : max(status, .badInput)
  }

  /// Pictures that a comparison writes must not be compared by the next.
  private static func refuse(_ out: String, in folders: [String]) throws(CommandError) {
    for folder in folders where WriteGuard.isPath(out, within: folder) {
      throw CommandError(
        .usage,
        "'\(out)' is in '\(folder)', whose pictures are compared. Name another folder with --out.")
    }
  }

  /// Nothing that is compared may be written over.
  private static func refuse(
    _ files: [String], over inputs: [String], in out: String, _ areFolders: Bool
  ) throws(CommandError) {
    var mistakes: [String] = []
    for input in inputs where WriteGuard.isPath(input, within: out) {
      guard let file = files.first(where: { WriteGuard.isPath($0, within: input) }) else {
        continue
      }
      mistakes.append(
        areFolders
          ? "'\(file)' would be written among the pictures of '\(input)', which are compared. Name "
            + "another folder with --out."
          : "'\(file)' would be written over, and is compared. Name another folder with --out.")
    }
    guard mistakes.isEmpty else { throw CommandError(.usage, mistakes) }
  }

  private static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The pictures of two folders by their paths.
  private struct Listing {
    let first: String
    let second: String
    let inFirst: Set<ByteName>
    let inSecond: Set<ByteName>
    /// What of the folders is not compared, and why.
    let mistakes: [String]

    init(_ first: String, _ second: String) throws(CommandError) {
      self.first = first
      self.second = second
      let found = (
        try PictureFolder.pictures(in: first), try PictureFolder.pictures(in: second)
      )
      inFirst = Set(found.0.paths.map { ByteName($0) })
      inSecond = Set(found.1.paths.map { ByteName($0) })
      mistakes = found.0.mistakes + found.1.mistakes
    }

    /// The paths from both folders, sorted.
    var names: [String] { inFirst.union(inSecond).sorted().map(\.text) }
  }

  /// The pairs of two folders, those that only one has among them.
  private func compare(_ listing: Listing, _ review: DiffReview?) -> [PicturePair] {
    var pairs: [PicturePair] = []
    for name in listing.names {
      let (one, other) = ("\(listing.first)/\(name)", "\(listing.second)/\(name)")
      let above = name.split(separator: "/").dropLast().joined(separator: "/")
      let group = above.isEmpty ? Self.fileName(listing.second) : above
      let isNew = !listing.inFirst.contains(ByteName(name))
      let isBoth = !isNew && listing.inSecond.contains(ByteName(name))
      // A folder of that name is no missing picture.
      if isBoth || FileSystem.hasEntry(isNew ? one : other) {
        pairs.append(compare(one, other, name: name, group: group, review))
        continue
      }
      var pair =
        isNew
        ? PicturePair(
          name, second: other, .added, "Only the second folder has it.", exit: .checkFailed)
        : PicturePair(
          name, first: one, .removed, "Only the first folder has it.", exit: .checkFailed)
      var picture: StraightPicture?
      do throws(PictureFailure) {
        picture = try PictureFile.read(pair.path, using: reader).picture
      } catch {
        pair.messages = ["\(pair.message) \(error)"]
        pair.exit = Self.status(error)
      }
      review?.addPictures(to: &pair, group: group, picture)
      pairs.append(pair)
    }
    return pairs
  }

  private func compare(
    _ first: String, _ second: String, name: String, group: String, _ review: DiffReview?
  ) -> PicturePair {
    let options = tool.options.comparison
    let files = FileComparison(golden: first, snapshot: second, options: options, using: reader)
    var pair = PicturePair(
      name, first: first, second: second, .init(files.result),
      files.result.text(scale: 1, names: Self.names),
      exit: files.result.isPass ? .done : .checkFailed)
    pair.notes = files.notes
    switch files.result {
    case .tolerated(let comparison), .different(let comparison): pair.comparison = comparison
    case .failed(let failures):
      pair.messages = failures.map(\.description)
      pair.exit = failures.map(Self.status).max() ?? .badInput
    case .equal where !options.ignoredRegions.isEmpty:
      let count = options.ignoredRegions.count
      pair.notes.append(
        "\(count.counted("region")) \(count == 1 ? "was" : "were") ignored and not compared.")
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
      review?.addPictures(to: &pair, group: group, nil)
      return pair
    }
    if let comparison = pair.comparison {
      pair.areas = comparison.areas(golden: one, snapshot: other, DiffReview.areas)
      pair.sweep = ToleranceSweep(golden: one, snapshot: other, options: options)?.text
    }
    review?.addPictures(to: &pair, group: group, one, other, options)
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

  /// Tells what came of each pair; that pictures could not be written changes no verdict.
  private func report(_ pairs: [PicturePair], _ unwritten: [FileError]) -> ExitStatus {
    for pair in pairs {
      for note in pair.notes { tool.console.say(note, .warning) }
      if pair.exit == .done {
        if pairs.count == 1 { tool.console.say(pair.message, .success) }
        continue
      }
      let head =
        (pairs.count == 1 ? "" : "\(pair.path): ") + (pair.messages.first ?? "")
      let lines = [pair.sweep.map { "  " + $0 }, pair.picture.map { "  diff      \($0)" }]
      tool.console.fail(
        head, details: pair.messages.dropFirst() + lines.compactMap(\.self))
    }
    tool.console.fail(unwritten: unwritten)
    if pairs.count > 1 {
      func count(_ statuses: PicturePair.Status...) -> String {
        pairs.count { statuses.contains($0.status) }.grouped
      }
      tool.console.say(
        "\(count(.equal, .tolerated)) of \(pairs.count.counted("picture")) match; "
          + "\(count(.differs, .wrongSize, .nothingCompared)) differ, \(count(.added)) added, "
          + "\(count(.removed)) removed, \(count(.failed)) failed.")
    }
    let status = pairs.map(\.exit).max() ?? .done
    return unwritten.isEmpty ? status : max(status, .couldNotRun)
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
