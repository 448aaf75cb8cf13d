import TintypePrimitives

extension LayerTable {
  /// The table as lines of plain text, columns aligned, a star at the value that shows.
  public var lines: [String] {
    let head = ["name", "mode", "override", "branding", "default"]
    let body = rows.map { row -> [String] in
      func cell(_ text: String?, _ layer: ThemeLayer) -> String {
        guard layer == row.winner else { return text ?? "" }
        guard let text else { return row.input.map { "← \($0) *" } ?? "*" }
        return text + " *"
      }
      return [
        row.name, row.scheme?.rawValue ?? "", cell(row.override, .override),
        cell(row.branding, .branding), cell(row.sdkDefault, .sdkDefault),
      ]
    }
    let table = [head] + body
    let widths = head.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { cells in
      var line = ""
      for (cell, width) in zip(cells, widths) {
        line += cell + String(repeating: " ", count: width - cell.count + 2)
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}
