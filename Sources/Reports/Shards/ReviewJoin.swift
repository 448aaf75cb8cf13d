import TintypeJSONText
import TintypePrimitives

/// Joins the review pages of shards to the one of the whole run.
public struct ReviewJoin {
  private static let tables = ["mockups", "causes", "fonts"]

  /// How many cells were compared.
  public var compared = 0
  /// How many passed.
  public var passed = 0
  /// What every report says once.
  public var notes: [String] = []

  private var parts: [PagePart] = []
  private var joined: [String: JoinedTable] = [:]
  /// The changed values drawn in cells that passed, by places in the plan.
  private var drawnChanges: [(place: Int, causes: [JSONOutput])] = []

  /// Creates a join of nothing.
  public init() {}

  /// Adds a shard; one whose cells all passed has no page.
  ///
  /// Throws `ShardError.brokenPage` if the page is none.
  public mutating func add(
    _ shard: ShardFile, page: [UInt8]?, path: String
  ) throws(ShardError) {
    drawnChanges += shard.drawnChanges
    guard let page else { return }
    parts.append(try PagePart(page, path: path, tables: Self.tables))
  }

  /// The pictures that the pages name, as paths from their folders.
  public func pictures(of path: String) -> [String] {
    let cells = parts.first { $0.path == path }?.root["cells"]?.elements ?? []
    return cells.flatMap { cell in
      ["golden", "difference", "snapshot"].compactMap { cell[$0]?.elements?.first?.string }
    }
  }

  /// The page of the whole run, with its cells in the order of `ids`; nil if all passed.
  ///
  /// Throws `ShardError.brokenPage` if a page points to what it does not have.
  public mutating func html(theme: String, ids: [String]) throws(ShardError) -> String? {
    guard let head = parts.first?.root else { return nil }
    var cells: [String: (part: Int, cell: JSONValue)] = [:]
    for place in parts.indices {
      for (id, cell) in try parts[place].cells() { cells[id] = (place, cell) }
    }
    var written: [(id: String, cell: JSONOutput)] = []
    for id in ids {
      guard let (part, cell) = cells[id] else { continue }
      written.append((id, try output(cell, of: parts[part])))
    }
    let surprises = surprises(ids: ids, written.map(\.cell))
    var writer = JSONWriter()
    writer.beginObject()
    for member in head.members ?? [] where !Self.tables.contains(member.key) {
      switch member.key {
      case "compared": writer.write(member.key, .integer(compared))
      case "passed": writer.write(member.key, .integer(passed))
      case "notes": writer.write(member.key, .strings(notes))
      case "cells": writer.write(member.key, .array(written.map(\.cell)))
      case "surprises": writer.write(member.key, .array(surprises))
      default: writer.write(member.key, JSONOutput(member.value))
      }
    }
    for table in Self.tables { writer.write(table, .array(joined[table]?.values ?? [])) }
    writer.endObject()
    return ReviewPage.html(
      title: "\(theme) · \(head["title"]?.string ?? "")", data: writer.finish())
  }

  private mutating func output(
    _ cell: JSONValue, of part: PagePart
  ) throws(ShardError) -> JSONOutput {
    var members: [JSONOutput.Member] = []
    for member in cell.members ?? [] {
      let value: JSONOutput
      switch member.key {
      case "of": value = try place(member.value, in: "mockups", of: part)
      case "areas": value = try rows(member.value, "causes", "causes", of: part)
      case "fallbacks": value = try rows(member.value, "font", "fonts", of: part)
      default: value = JSONOutput(member.value)
      }
      members.append(.init(member.key, value))
    }
    return .object(members)
  }

  /// The rows of a member; their member `key` has one place in a table, or several.
  private mutating func rows(
    _ value: JSONValue, _ key: String, _ table: String, of part: PagePart
  ) throws(ShardError) -> JSONOutput {
    var rows: [JSONOutput] = []
    for row in value.elements ?? [] {
      var members: [JSONOutput.Member] = []
      for member in row.members ?? [] {
        guard member.key == key else {
          members.append(.init(member.key, JSONOutput(member.value)))
          continue
        }
        guard let several = member.value.elements else {
          members.append(.init(key, try place(member.value, in: table, of: part)))
          continue
        }
        var places: [JSONOutput] = []
        for one in several { places.append(try place(one, in: table, of: part)) }
        members.append(.init(key, .array(places)))
      }
      rows.append(.object(members))
    }
    return .array(rows)
  }

  private mutating func place(
    _ place: JSONValue, in table: String, of part: PagePart
  ) throws(ShardError) -> JSONOutput {
    let entry = JSONOutput(try part.entry(table, place))
    return .integer(joined[table, default: JoinedTable()].place(of: entry))
  }
}

extension ReviewJoin {
  /// The surprises of all cells, as `ReviewSurprise.all` finds them; `cells` are those that did not
  /// pass.
  private mutating func surprises(ids: [String], _ cells: [JSONOutput]) -> [JSONOutput] {
    var order: [String] = []
    var found: [String: (kind: ReviewSurprise.Kind, cause: JSONOutput, cells: [String])] = [:]
    func add(_ kind: ReviewSurprise.Kind, _ cause: JSONOutput, _ id: String) {
      let key = "\(kind.rawValue) \(cause["kind"] ?? "") \(cause["name"] ?? "")"
      if found[key] == nil { order.append(key) }
      found[key, default: (kind, cause, [])].cells.append(id)
    }
    for (place, causes) in drawnChanges.sorted(by: { $0.place < $1.place })
    where ids.indices.contains(place) {
      for cause in causes { add(.predictedButUnchanged, cause, ids[place]) }
    }
    let table = joined["causes"]?.values ?? []
    let causes = cells.map { cell in
      cell.places.map { table[$0] }
    }
    func isThemeValue(_ cause: JSONOutput) -> Bool {
      cause["kind"].flatMap { ReviewCause.Kind(rawValue: $0) }?.isThemeValue ?? false
    }
    guard !order.isEmpty || causes.contains(where: { $0.contains(where: isThemeValue) }) else {
      return []
    }
    for (cell, causes) in zip(cells, causes) where cell["status"] == "differs" {
      if let cause = causes.first, !causes.contains(where: isThemeValue), let id = cell["id"] {
        add(.changedButNotPredicted, cause, id)
      }
    }
    return order.compactMap { found[$0] }.map { surprise in
      let place = joined["causes", default: JoinedTable()].place(of: surprise.cause)
      return [
        "kind": .string(surprise.kind.rawValue), "cause": .integer(place),
        "cells": .strings(surprise.cells),
      ]
    }
  }
}

extension JSONOutput {
  /// The text of a member, if the value is an object and the member a text.
  fileprivate subscript(key: String) -> String? {
    guard case .object(let members) = self,
      case .string(let text)? = members.first(where: { $0.key == key })?.value
    else { return nil }
    return text
  }

  /// The places of causes in the areas of a cell, in their order.
  fileprivate var places: [Int] {
    guard case .object(let members) = self,
      case .array(let areas)? = members.first(where: { $0.key == "areas" })?.value
    else { return [] }
    return areas.flatMap { area -> [Int] in
      guard case .object(let members) = area,
        case .array(let causes)? = members.first(where: { $0.key == "causes" })?.value
      else { return [] }
      return causes.compactMap { if case .integer(let place) = $0 { place } else { nil } }
    }
  }
}
