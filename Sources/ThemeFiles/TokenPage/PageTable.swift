import TintypePrimitives

/// A table of a page, with the places of its cells.
struct PageTable {
  /// A cell with its marks removed.
  struct Cell {
    let text: String
    let line: Int
    let column: Int
  }

  /// The heading that the table stands under.
  let heading: String
  /// The cells row by row, the header first.
  let rows: [[Cell]]
}
