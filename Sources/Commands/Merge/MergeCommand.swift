import TintypePrimitives
import TintypeRendering
import TintypeReports
import TintypeTheming

/// Joins what shards wrote to what the whole run would have written.
struct MergeCommand {
  private let tool: Tool
  private let shards: ShardSet
  private let run: RunJoin
  private let out: String

  /// Reads the folders that the line names.
  ///
  /// Throws `CommandError` if they are not the shards of one run.
  init(_ tool: Tool) throws(CommandError) {
    self.tool = tool
    let folders = tool.options.operands
    out = Run.trimmed(tool.options.out)
    guard !folders.isEmpty else {
      throw CommandError(
        .usage, "'merge' needs the folders of the shards: render merge DIR… --out DIR.")
    }
    let target = WriteGuard.identity(out)
    guard !folders.contains(where: { WriteGuard.identity($0) == target }) else {
      throw CommandError(
        .usage, "'\(out)' is the folder of a shard. Name another with --out.")
    }
    shards = try ShardSet(folders)
    run = RunJoin(shards.members.map(\.file))
  }

  func perform() throws(CommandError) -> ExitStatus {
    try WriteGuard(tool.options).check(
      theme: shards.members.first.map { SafeName.component($0.record.theme) } ?? "")
    let status =
      shards.members.compactMap { ExitStatus(rawValue: Int32($0.record.status)) }.max() ?? .done
    let isVerify = shards.members.first?.record.command == CommandName.verify.rawValue
    let old = OldReview(in: out)
    try copyPictures(withSidecars: !isVerify)
    let bytes = run.bytes(out: out)
    if tool.options.isJSON {
      tool.output.write(String(decoding: bytes, as: UTF8.self), to: .standard)
    }
    // As 'verify' itself: where all is well, there is nothing to look at.
    if !isVerify || status != .done { try write(bytes, to: RunRecord.fileName) }
    if isVerify {
      try writeReview(old)
    } else if run.isShownInPages {
      try writeSheet()
    }
    report(isVerify: isVerify, status)
    return status
  }

  // MARK: Pictures

  private func copyPictures(withSidecars: Bool) throws(CommandError) {
    for cell in run.cells {
      let pictures = run.pictures(of: cell)
      for picture in pictures { try copy(picture, from: cell.shard) }
      guard let stem = pictures.first?.dropLast(4) else { continue }
      if withSidecars {
        try copy("\(stem).json", from: cell.shard)
      } else if FileSystem.exists("\(shards.members[cell.shard].folder)/\(stem).diff.png") {
        try copy("\(stem).diff.png", from: cell.shard)
      }
    }
  }

  private func copy(_ path: String, from shard: Int) throws(CommandError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.read("\(shards.members[shard].folder)/\(path)", limit: ShardSet.limit)
    } catch {
      throw CommandError(.badInput, "\(error)")
    }
    try write(bytes, to: path)
  }

  private func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    do throws(FileError) {
      try SnapshotFiles.write(bytes, to: "\(out)/\(path)")
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
  }

  // MARK: Pages

  private var theme: String { shards.members.first?.record.theme ?? "" }

  /// What every report says once, of all cells.
  private var notes: [String] {
    ReportNotes.sentences(
      standIn: shards.members.compactMap(\.record.standIn).min { $0.place < $1.place }?.family,
      proposedDefaults: shards.members.reduce(into: Set()) {
        $0.formUnion($1.record.proposedDefaults)
      }.count)
  }

  private func writeSheet() throws(CommandError) {
    var join = SheetJoin()
    join.notes = notes
    join.counts = ["planned", "drawn", "failed"].map { SheetCount($0, run.count($0)) }
    for cell in run.cells { join.pixelHashes[cell.id] = cell.line["pixelHash"]?.string }
    var names: [String: Set<Fidelity.Attested>] = [:]
    for member in shards.members {
      names.merge(member.record.names) { $0.union($1) }
    }
    join.fidelity = names.mapValues { Fidelity($0).sentence }
    let pages = try shards.members.map { (member) throws(CommandError) in
      let path = "\(member.folder)/\(ContactSheet.fileName)"
      return (path, try page(path) ?? [])
    }
    let html: String
    do throws(ShardError) {
      for (path, page) in pages { try join.add(page, path: path) }
      html = try join.html(theme: theme, ids: run.cells.map(\.id))
    } catch {
      throw CommandError(.badInput, "\(error)")
    }
    try write([UInt8](html.utf8), to: ContactSheet.fileName)
  }

  /// The bytes of a shard's page; nil if it has none.
  private func page(_ path: String) throws(CommandError) -> [UInt8]? {
    do throws(FileError) {
      return try FileSystem.read(path, limit: ShardSet.limit)
    } catch .missing {
      return nil
    } catch {
      throw CommandError(.badInput, "\(error)")
    }
  }

  private func writeReview(_ old: OldReview) throws(CommandError) {
    var join = ReviewJoin()
    join.notes = notes
    let statuses = run.cells.map { $0.line["status"]?.string ?? "" }
    join.compared = statuses.count { $0 != "orphan" }
    join.passed = statuses.count { ["passed", "cached"].contains($0) }
    var kept: Set<String> = []
    for (index, member) in shards.members.enumerated() {
      let path = "\(member.folder)/\(ReviewPage.fileName)"
      // A page without a failure behind it is that of an earlier run.
      let page = member.hasFailure ? try page(path) : nil
      do throws(ShardError) {
        try join.add(member.file, page: page, path: path)
      } catch {
        throw CommandError(.badInput, "\(error)")
      }
      for picture in join.pictures(of: path) where picture.hasPrefix("review/") {
        guard !picture.split(separator: "/").contains("..") else { continue }
        try copy(picture, from: index)
        kept.insert(picture)
      }
    }
    let html: String?
    do throws(ShardError) {
      html = try join.html(theme: theme, ids: run.cells.map(\.id))
    } catch {
      throw CommandError(.badInput, "\(error)")
    }
    if let html { try write([UInt8](html.utf8), to: ReviewPage.fileName) }
    old.remove(keeping: kept, page: html != nil)
  }

  // MARK: Messages

  /// Says what the whole run came to; the shards told the rest.
  private func report(isVerify: Bool, _ status: ExitStatus) {
    for cell in run.cells {
      guard let message = cell.line["message"]?.string else { continue }
      tool.console.fail("\(theme)/\(cell.id): \(message)")
    }
    for problem in run.pictureProblems where problem.severity != .note {
      tool.console.report(problem)
    }
    let shardCount = shards.members.count.counted("shard")
    tool.console.say(
      isVerify
        ? "\(run.count("passed").grouped) of \(run.count("planned").counted("golden")) match, by"
          + " \(shardCount)."
        : "\(run.count("drawn").counted("snapshot")) in \(out)/\(SafeName.component(theme)), by"
          + " \(shardCount)", status == .done ? .success : nil)
    if isVerify, FileSystem.exists("\(out)/\(ReviewPage.fileName)") {
      tool.console.say("Review: \(out)/\(ReviewPage.fileName)")
    }
  }
}

extension ShardSet.Member {
  /// Whether a cell did not pass, so that there is a page to review.
  fileprivate var hasFailure: Bool {
    file.cells.contains { cell in
      cell["status"]?.string.map { !["passed", "cached"].contains($0) } ?? false
    }
  }
}
