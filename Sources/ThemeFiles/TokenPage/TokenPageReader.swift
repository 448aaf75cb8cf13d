public import TintypePrimitives
import TintypeTheming

/// Reads the vendor's reference of colour tokens, saved as Markdown or HTML.
///
/// A table counts if its header names a token and what it resolves to, or its light and dark colour.
public enum TokenPageReader {
  /// Reads a page from a file of at most 16 MB.
  ///
  /// `order` is where colours of eight digits have their alpha. Throws `FileError` if the file
  /// cannot be read.
  public static func read(
    path: String, order: HexColor.Order = .alphaLast
  ) throws(FileError) -> TokenPage {
    read(text: String(decoding: try FileSystem.read(path), as: UTF8.self), name: path, order: order)
  }

  /// Reads a page from a text; `name` stands for its path in messages.
  public static func read(
    text: String, name: String, order: HexColor.Order = .alphaLast
  ) -> TokenPage {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    var tables = MarkdownTables.tables(in: lines)
    if text.range(ofTag: "<table") { tables += HTMLTables.tables(in: text) }
    var reader = RowReader(name: name, order: order)
    for table in tables { reader.read(table) }
    if reader.rows.isEmpty, reader.problems.isEmpty {
      reader.report(
        "The page has no table of tokens. Its header has to name the token, and what it resolves to"
          + " or its light and dark colour.", line: 1, column: 1)
    }
    return TokenPage(
      rows: reader.rows, problems: reader.problems.inFileOrder(), source: name)
  }

  /// Reads the rows of tables, one after the other.
  private struct RowReader {
    let name: String
    let order: HexColor.Order
    private(set) var rows: [TokenPage.Row] = []
    private(set) var problems: [Problem] = []
    private var places: [ColorToken: Int] = [:]

    init(name: String, order: HexColor.Order) {
      self.name = name
      self.order = order
    }

    mutating func report(
      _ message: String, _ code: ProblemCode = .badValue, _ severity: Problem.Severity = .error,
      line: Int, column: Int
    ) {
      let place = FilePosition(file: name, line: line, column: column)
      problems.append(Problem(severity, code, message, at: place))
    }

    mutating func read(_ table: PageTable) {
      guard let columns = table.rows.first.flatMap(TokenColumns.init) else { return }
      for cells in table.rows.dropFirst() { read(cells, columns, table.heading) }
    }

    private mutating func read(
      _ cells: [PageTable.Cell], _ columns: TokenColumns, _ heading: String
    ) {
      guard columns.name < cells.count else { return }
      let first = cells[columns.name]
      let name = first.text.hasPrefix(".") ? String(first.text.dropFirst()) : first.text
      if name.isEmpty { return }
      guard Self.isName(name) else {
        report(
          "'\(first.text)' is no name of a token. The row is passed over.", .unknownName,
          line: first.line, column: first.column)
        return
      }
      func cell(_ column: Int?) -> PageTable.Cell? {
        column.flatMap { $0 < cells.count ? cells[$0] : nil }
      }
      var alias: ColorToken?
      var literal: Paint?
      if let target = cell(columns.alias), !Self.isBlank(target.text) {
        let text = target.text.hasPrefix(".") ? String(target.text.dropFirst()) : target.text
        if let paint = PageColor.paint(text, order: order) {
          literal = paint
        } else if Self.isName(text) {
          alias = ColorToken(rawValue: text)
        } else {
          report(
            "'\(name)' resolves to '\(target.text)', which is neither a token nor a colour. The row"
              + " is passed over.", line: target.line, column: target.column)
          return
        }
      }
      let light = color(cell(columns.light), of: name)
      let dark = color(cell(columns.dark), of: name)
      guard let light, let dark else { return }
      guard alias != nil || literal != nil || light.paint != nil || dark.paint != nil else {
        report(
          "'\(name)' has neither a token that it resolves to nor a colour. The row is passed over.",
          line: first.line, column: first.column)
        return
      }
      add(
        TokenPage.Row(
          token: ColorToken(rawValue: name), heading: heading, alias: alias,
          light: light.paint ?? literal, dark: dark.paint ?? literal,
          position: FilePosition(file: self.name, line: first.line, column: first.column)))
    }

    /// The colour of a cell, which may have none; nil if it could not be read and was reported.
    private mutating func color(_ cell: PageTable.Cell?, of name: String) -> (paint: Paint?, Void)?
    {
      guard let cell, !Self.isBlank(cell.text) else { return (nil, ()) }
      guard let paint = PageColor.paint(cell.text, order: order) else {
        report(
          "'\(name)' is '\(cell.text)', which is no colour. The row is passed over.", .badColor,
          line: cell.line, column: cell.column)
        return nil
      }
      if PageColor.isAmbiguous(cell.text) {
        report(
          "'\(name)' is '\(cell.text)' with eight digits, read with the alpha"
            + " \(order == .alphaLast ? "last" : "first"). Say so if the page means it otherwise.",
          .badColor, .warning, line: cell.line, column: cell.column)
      }
      return (paint, ())
    }

    private mutating func add(_ row: TokenPage.Row) {
      guard let index = places[row.token] else {
        places[row.token] = rows.count
        rows.append(row)
        return
      }
      report(
        "'\(row.token.rawValue)' comes again; the row here counts, not the one at line"
          + " \(rows[index].position.line).", .duplicateKey, .warning, line: row.position.line,
        column: row.position.column)
      rows[index] = row
    }

    private static func isName(_ text: String) -> Bool {
      guard let first = text.utf8.first, (97...122).contains(first | 32), text.utf8.count <= 100
      else { return false }
      return text.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0 | 32) }
        && !["none", "literal"].contains(text.lowercased())
    }

    /// Whether a cell says that there is nothing.
    private static func isBlank(_ text: String) -> Bool {
      ["", "-", "–", "—", "none", "n/a", "literal", "(literal)"].contains(text.lowercased())
    }
  }
}

extension String {
  /// Whether a tag opens somewhere, in letters of any case.
  fileprivate func range(ofTag tag: String) -> Bool {
    let wanted = Array(tag.utf8)
    let bytes = Array(utf8)
    guard bytes.count >= wanted.count else { return false }
    return (0...(bytes.count - wanted.count)).contains { start in
      bytes[start] == wanted[0]
        && zip(bytes[start...], wanted).allSatisfy { $0 == $1 || ($0 | 32) == $1 }
    }
  }
}
