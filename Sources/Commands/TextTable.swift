/// Rows of text in columns of equal width.
enum TextTable {
  /// The lines of a table, two blanks between columns, none at the end.
  static func lines(_ rows: [[String]]) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (text, width) in zip(row, widths) {
        line += text + String(repeating: " ", count: width - text.count + 2)
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}
