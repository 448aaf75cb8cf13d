public import TintypeJSONText
public import TintypePrimitives
import TintypeRendering

/// Joins the records of shards to the one of the whole run.
public struct RunJoin {
  /// A cell of the whole run.
  public struct Cell: Sendable {
    /// The shard that drew it, by its place.
    public let shard: Int
    /// The cell's id.
    public let id: String
    /// Its line in the shard's record.
    public let line: JSONValue
  }

  private let shards: [ShardFile]
  /// The cells in the plan's order.
  public let cells: [Cell]
  /// What was found wrong, each subject once.
  public let problems: [JSONOutput]
  /// The problems of pictures among them.
  public let pictureProblems: [Problem]

  /// Joins shards whose plans are one, each of which is there once.
  public init(_ shards: [ShardFile]) {
    self.shards = shards
    var placed: [(place: Int, cell: Cell)] = []
    for (index, shard) in shards.enumerated() {
      for (place, line) in zip(shard.record.places, shard.cells) {
        placed.append(
          (place, Cell(shard: index, id: line["id"]?.string ?? "", line: line)))
      }
    }
    placed.sort { $0.place < $1.place }
    cells = placed.map(\.cell)

    var summary = PictureSummary()
    let findings = shards.flatMap(\.record.findings).enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }.map(\.element)
    for (place, finding) in findings where cells.indices.contains(place) {
      summary.add([finding], of: cells[place].id)
    }
    pictureProblems = summary.problems
    let first = shards.first
    problems =
      (first?.run["problems"]?.elements ?? []).prefix(first?.record.runProblems ?? 0)
      .map { JSONOutput($0) } + pictureProblems.map(\.json) + Self.textProblems(shards)
  }

  /// What each shard tells of fonts and texts, with the number of its own cells; equal ones once.
  private static func textProblems(_ shards: [ShardFile]) -> [JSONOutput] {
    let codes = [ProblemCode.fontFallback, .truncated, .overflow].map(\.rawValue)
    var seen: Set<String> = []
    return shards.flatMap { $0.run["problems"]?.elements ?? [] }.filter { problem in
      codes.contains(problem["code"]?.string ?? "")
        && seen.insert(problem["message"]?.string ?? "").inserted
    }.map { JSONOutput($0) }
  }

  /// Whether a picture is of a format that a page can show.
  public var isShownInPages: Bool {
    let formats = SnapshotFormat.allCases.filter(\.isShownInPages)
    return cells.contains { cell in formats.contains { path(cell, $0.rawValue) != nil } }
  }

  /// How many cells came to what.
  public func count(_ name: String) -> Int {
    shards.reduce(0) { $0 + ($1.run["counts"]?[name]?.number?.integer ?? 0) }
  }

  /// The record of the whole run, whose pictures are in a folder.
  public func bytes(out: String) -> [UInt8] {
    guard let head = shards.first?.run else { return [] }
    var writer = JSONWriter(layout: .pretty)
    writer.beginObject()
    for member in head.members ?? [] {
      switch member.key {
      case "counts":
        writer.write(
          member.key,
          .object(
            (member.value.members ?? []).map { .init($0.key, .integer(count($0.key))) }))
      case "cells":
        writer.key(member.key)
        writer.beginArray()
        for cell in cells { writer.write(line(cell, out: out)) }
        writer.endArray()
        if !problems.isEmpty { writer.write("problems", .array(problems)) }
      case "problems": continue
      default: writer.write(member.key, JSONOutput(member.value))
      }
    }
    writer.endObject()
    return writer.finish()
  }

  /// The line of a cell with the path of its picture in the folder of the whole run.
  private func line(_ cell: Cell, out: String) -> JSONOutput {
    guard case .object(let members) = JSONOutput(cell.line) else { return .null }
    return .object(
      members.map { member in
        guard let path = path(cell, member.key) else { return member }
        return .init(member.key, .string("\(out)/\(path)"))
      })
  }

  /// The paths of a cell's pictures from the folder of its shard, one a format.
  public func pictures(of cell: Cell) -> [String] {
    SnapshotFormat.allCases.compactMap { path(cell, $0.rawValue) }
  }

  /// The path that a member of a cell's line has, if it is that of a picture in the shard's folder.
  private func path(_ cell: Cell, _ member: String) -> String? {
    let prefix = shards[cell.shard].record.out + "/"
    guard SnapshotFormat(rawValue: member) != nil, let path = cell.line[member]?.string,
      path.hasPrefix(prefix), path.hasSuffix("." + member),
      !path.split(separator: "/").contains("..")
    else { return nil }
    return String(path.dropFirst(prefix.count))
  }
}
