/// Finds the tables of a Markdown text.
///
/// Source: GitHub Flavored Markdown, "Tables (extension)".
enum MarkdownTables {
  static func tables(in lines: [Substring]) -> [PageTable] {
    var tables: [PageTable] = []
    var heading = ""
    var isFenced = false
    var index = 0
    while index < lines.count {
      let line = trimmed(lines[index])
      if line.hasPrefix("```") || line.hasPrefix("~~~") {
        isFenced.toggle()
      } else if !isFenced, line.hasPrefix("#") {
        heading = PageText.plain(String(line.drop { $0 == "#" || $0 == " " }))
      } else if !isFenced, line.contains("|"), index + 1 < lines.count,
        isDelimiter(lines[index + 1])
      {
        var rows = [cells(of: lines[index], line: index + 1)]
        index += 2
        while index < lines.count, lines[index].contains("|") {
          rows.append(cells(of: lines[index], line: index + 1))
          index += 1
        }
        tables.append(PageTable(heading: heading, rows: rows))
        continue
      }
      index += 1
    }
    return tables
  }

  /// Whether a line is the rule below a header, as in `| --- | :-: |`.
  private static func isDelimiter(_ line: Substring) -> Bool {
    line.contains("-") && line.allSatisfy { "|-: \t\r".contains($0) }
  }

  private static func cells(of line: Substring, line number: Int) -> [PageTable.Cell] {
    var cells: [PageTable.Cell] = []
    var text = ""
    var column = 1
    var start: Int?
    var isEscaped = false
    func close() {
      cells.append(
        PageTable.Cell(text: PageText.plain(text), line: number, column: start ?? column))
      text = ""
      start = nil
    }
    for scalar in line.unicodeScalars {
      if scalar == "|", !isEscaped {
        close()
      } else {
        if start == nil, scalar != " ", scalar != "\t" { start = column }
        text.unicodeScalars.append(scalar)
      }
      isEscaped = scalar == "\\" && !isEscaped
      column += 1
    }
    close()
    // The bars at both ends open and close no cell.
    if trimmed(line).hasPrefix("|") { cells.removeFirst() }
    if cells.last?.text.isEmpty == true, trimmed(line).hasSuffix("|") { cells.removeLast() }
    return cells
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var line = line.drop { $0 == " " || $0 == "\t" }
    while let last = line.last, last == " " || last == "\t" || last == "\r" { line.removeLast() }
    return line
  }
}
