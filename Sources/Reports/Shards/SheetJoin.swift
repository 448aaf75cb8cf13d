import TintypeJSONText
import TintypePrimitives

/// Joins the contact sheets of shards to the one of the whole run.
///
/// Cells and what they point to are taken as they are; only what tells of all cells is told anew.
public struct SheetJoin {
  /// The tables that hold texts and values as they are.
  private static let tables = [
    "mockups", "states", "textSizes", "locales", "devices", "kinds", "tokens", "fonts", "texts",
    "findings",
  ]
  /// The members of a cell that point to a table.
  private static let pointers = [
    "of": "mockups", "state": "states", "size": "textSizes", "locale": "locales",
    "device": "devices",
  ]
  /// The members whose rows begin with places in these tables.
  private static let rows = [
    "tokens": ["tokens"], "ledger": ["fonts", "texts"], "cut": ["texts"],
    "findings": ["findings"],
  ]

  /// What each mockup rests on, by its name.
  public var fidelity: [String: String] = [:]
  /// The names of pixels, by cell.
  public var pixelHashes: [String: String] = [:]
  /// The numbers of the head.
  public var counts: [SheetCount] = []
  /// What every report says once.
  public var notes: [String] = []

  private var parts: [PagePart] = []
  private var joined: [String: JoinedTable] = [:]
  private var hashes = Interner<String>()

  /// Creates a join of nothing.
  public init() {}

  /// Adds the page of a shard.
  ///
  /// Throws `ShardError.brokenPage` if it is none.
  public mutating func add(_ page: [UInt8], path: String) throws(ShardError) {
    parts.append(try PagePart(page, path: path, tables: Self.tables))
  }

  /// The page of the whole run, with its cells in the order of `ids`.
  ///
  /// Throws `ShardError.brokenPage` if a page points to what it does not have.
  public mutating func html(theme: String, ids: [String]) throws(ShardError) -> String {
    var cells: [String: (part: Int, cell: JSONValue)] = [:]
    for place in parts.indices {
      for (id, cell) in try parts[place].cells() { cells[id] = (place, cell) }
    }
    let head = parts.first?.root
    var writer = JSONWriter()
    writer.beginObject()
    for member in head?.members ?? [] where !Self.tables.contains(member.key) {
      switch member.key {
      case "counts":
        writer.write(
          member.key, .array(counts.map { [.string($0.name), .integer($0.count)] }))
      case "notes": writer.write(member.key, .strings(notes))
      case "cells":
        writer.key(member.key)
        writer.beginArray()
        for id in ids {
          guard let (part, cell) = cells[id] else { continue }
          writer.write(try output(cell, id: id, of: parts[part]))
        }
        writer.endArray()
      default: writer.write(member.key, JSONOutput(member.value))
      }
    }
    for table in Self.tables { writer.write(table, .array(joined[table]?.values ?? [])) }
    writer.endObject()
    return ContactSheet.html(theme: theme, data: writer.finish())
  }

  private mutating func output(
    _ cell: JSONValue, id: String, of part: PagePart
  ) throws(ShardError) -> JSONOutput {
    var members: [JSONOutput.Member] = []
    for member in cell.members ?? [] {
      let value: JSONOutput
      if let table = Self.pointers[member.key] {
        value = try place(member.value, in: table, of: part)
      } else if let tables = Self.rows[member.key] {
        value = .array(try rows(member.value, tables, of: part))
      } else if member.key == "kinds" {
        var places: [JSONOutput] = []
        for kind in member.value.elements ?? [] {
          places.append(try place(kind, in: "kinds", of: part))
        }
        value = .array(places)
      } else if member.key == "hash" {
        value = .integer(hashes.place(of: pixelHashes[id] ?? id))
      } else {
        value = JSONOutput(member.value)
      }
      members.append(.init(member.key, value))
    }
    return .object(members)
  }

  /// The rows of a member, which begin with places in tables.
  private mutating func rows(
    _ value: JSONValue, _ tables: [String], of part: PagePart
  ) throws(ShardError) -> [JSONOutput] {
    var rows: [JSONOutput] = []
    for row in value.elements ?? [] {
      guard let numbers = row.elements, numbers.count >= tables.count else {
        throw .brokenPage(part.path)
      }
      var output: [JSONOutput] = []
      for (number, table) in zip(numbers, tables) {
        output.append(try place(number, in: table, of: part))
      }
      rows.append(.array(output + numbers.dropFirst(tables.count).map { JSONOutput($0) }))
    }
    return rows
  }

  private mutating func place(
    _ place: JSONValue, in table: String, of part: PagePart
  ) throws(ShardError) -> JSONOutput {
    var entry = JSONOutput(try part.entry(table, place))
    if table == "mockups" { entry = told(entry) }
    return .integer(joined[table, default: JoinedTable()].place(of: entry))
  }

  /// A mockup with what all cells tell of it.
  private func told(_ mockup: JSONOutput) -> JSONOutput {
    guard case .object(var members) = mockup,
      case .string(let name)? = members.first(where: { $0.key == "name" })?.value
    else { return mockup }
    members.removeAll { $0.key == "fidelity" }
    if let sentence = fidelity[name] { members.append(.init("fidelity", .string(sentence))) }
    return .object(members)
  }
}
