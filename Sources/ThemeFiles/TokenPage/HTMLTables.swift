/// Finds the tables of an HTML text.
///
/// Reads what a page of documentation needs: headings, tables, rows and cells; of nested tables the
/// cells count for the outer one's row.
struct HTMLTables {
  private var tables: [PageTable] = []
  private var heading = ""
  private var rows: [[PageTable.Cell]]?
  private var row: [PageTable.Cell] = []
  /// The text of the open cell or heading.
  private var text: String?
  private var start = (line: 1, column: 1)
  private var place = (line: 1, column: 1)

  /// The tables in the order of the text.
  static func tables(in text: String) -> [PageTable] {
    var reader = HTMLTables()
    reader.read(Array(text.unicodeScalars))
    return reader.tables
  }

  private mutating func read(_ scalars: [Unicode.Scalar]) {
    var index = 0
    func matches(_ word: String) -> Bool {
      let wanted = Array(word.unicodeScalars)
      guard index + wanted.count <= scalars.count else { return false }
      return zip(scalars[index...], wanted).allSatisfy { lowered($0) == $1 }
    }
    func skip(past word: String, _ place: inout (line: Int, column: Int)) {
      while index < scalars.count, !matches(word) {
        Self.advance(&place, over: scalars[index])
        index += 1
      }
      for _ in word.unicodeScalars where index < scalars.count {
        Self.advance(&place, over: scalars[index])
        index += 1
      }
    }
    while index < scalars.count {
      let scalar = scalars[index]
      guard scalar == "<" else {
        append(scalar)
        Self.advance(&place, over: scalar)
        index += 1
        continue
      }
      if matches("<!--") {
        skip(past: "-->", &place)
      } else if matches("<script") {
        skip(past: "</script>", &place)
      } else if matches("<style") {
        skip(past: "</style>", &place)
      } else {
        let end = scalars[index...].firstIndex(of: ">") ?? scalars.count - 1
        let name = Self.name(of: scalars[(index + 1)..<max(index + 1, end)])
        for scalar in scalars[index...end] { Self.advance(&place, over: scalar) }
        index = end + 1
        open(name)
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    guard text != nil else { return }
    if text == "", !scalar.properties.isWhitespace { start = place }
    if text != "" || !scalar.properties.isWhitespace { text?.unicodeScalars.append(scalar) }
  }

  private mutating func open(_ tag: String) {
    switch tag {
    case "table":
      if rows == nil { rows = [] }
      row = []
    case "/table":
      endRow()
      if let rows, !rows.isEmpty { tables.append(PageTable(heading: heading, rows: rows)) }
      rows = nil
    case "tr", "/tr": endRow()
    case "td", "th":
      endCell()
      if rows != nil {
        text = ""
        start = place
      }
    case "/td", "/th": endCell()
    case "h1", "h2", "h3", "h4", "h5", "h6":
      if rows == nil { text = "" }
    case "/h1", "/h2", "/h3", "/h4", "/h5", "/h6":
      if rows == nil, let text { heading = PageText.plain(PageText.unescaped(text)) }
      if rows == nil { text = nil }
    case "br", "br/": append(" ")
    default: break
    }
  }

  private mutating func endCell() {
    guard rows != nil, let text else { return }
    row.append(
      PageTable.Cell(
        text: PageText.plain(PageText.unescaped(text)), line: start.line, column: start.column))
    self.text = nil
  }

  private mutating func endRow() {
    endCell()
    if !row.isEmpty { rows?.append(row) }
    row = []
  }

  /// The name of a tag in small letters, with the slash of an end.
  private static func name(of tag: ArraySlice<Unicode.Scalar>) -> String {
    var name = ""
    for scalar in tag {
      if scalar.properties.isWhitespace || name.utf8.count > 16 { break }
      name.unicodeScalars.append(lowered(scalar))
    }
    return name
  }

  private static func advance(
    _ place: inout (line: Int, column: Int), over scalar: Unicode.Scalar
  ) {
    if scalar == "\n" {
      place = (place.line + 1, 1)
    } else {
      place.column += 1
    }
  }
}

/// An ASCII letter as a small one; any other scalar as it is.
private func lowered(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
}
