import TintypeJSONText

/// The data of a shard's page: cells, and tables that they point into.
struct PagePart {
  /// The data.
  let root: JSONValue
  /// The path of the page.
  let path: String
  private let tables: [String: [JSONValue]]

  /// Reads the data of a page.
  ///
  /// Throws `ShardError.brokenPage` if the bytes are no page of ours.
  init(_ page: [UInt8], path: String, tables names: [String]) throws(ShardError) {
    self.path = path
    guard let data = Page.data(in: page),
      let root = try? JSONDocument.parse(data, file: path).root, root["cells"]?.elements != nil
    else { throw .brokenPage(path) }
    self.root = root
    var tables: [String: [JSONValue]] = [:]
    for name in names {
      guard let table = root[name]?.elements else { throw .brokenPage(path) }
      tables[name] = table
    }
    self.tables = tables
  }

  /// The cells, each with its id.
  func cells() throws(ShardError) -> [(id: String, cell: JSONValue)] {
    var cells: [(String, JSONValue)] = []
    for cell in root["cells"]?.elements ?? [] {
      guard let id = cell["id"]?.string else { throw .brokenPage(path) }
      cells.append((id, cell))
    }
    return cells
  }

  /// The entry of a table that a cell points to.
  func entry(_ table: String, _ place: JSONValue) throws(ShardError) -> JSONValue {
    guard let place = place.number?.integer, let entries = tables[table],
      entries.indices.contains(place)
    else { throw .brokenPage(path) }
    return entries[place]
  }
}
