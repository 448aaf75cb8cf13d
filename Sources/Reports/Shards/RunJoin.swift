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
      .map { JSONOutput($0) } + pictureProblems.map(\.json)
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
        guard member.key == "png", let path = picture(of: cell) else { return member }
        return .init("png", .string("\(out)/\(path)"))
      })
  }

  /// The path of a cell's picture from the folder of its shard; nil if it has none there.
  public func picture(of cell: Cell) -> String? {
    let prefix = shards[cell.shard].record.out + "/"
    guard let path = cell.line["png"]?.string, path.hasPrefix(prefix), path.hasSuffix(".png"),
      !path.split(separator: "/").contains("..")
    else { return nil }
    return String(path.dropFirst(prefix.count))
  }
}
