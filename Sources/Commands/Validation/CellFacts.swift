import TintypeLayoutEngine
import TintypePrimitives
import TintypeRendering

/// What a validation needs to know of a cell that was laid out.
struct CellFacts: Sendable {
  /// A text and how it found its place.
  struct DrawnText: Sendable {
    let text: String
    let part: String?
    /// Whether a line limit or its width cut it.
    let isCut: Bool
    /// Whether a word of it is longer than its line.
    let isBroken: Bool
    /// Whether it reaches beyond the edges of the screen.
    let isOutside: Bool

    var isWhole: Bool { !isCut && !isBroken && !isOutside }

    /// What is wrong, after "is"; nothing if it is whole.
    var fault: String {
      if isCut { return "cut" }
      return isOutside ? "wider than the screen" : "broken within a word"
    }
  }

  let cell: Cell
  let hash: ContentHash
  let texts: [DrawnText]
  /// The family that was drawn for the system font, if a text asked for it.
  let standIn: String?

  init(_ cell: Cell, _ list: DisplayList) {
    self.cell = cell
    hash = list.contentHash
    standIn =
      list.texts.lazy.flatMap(\.fontUses).first { $0.reason == .systemSubstitute }?.got?
      .family
    texts = list.texts.map { text in
      DrawnText(
        text: text.text, part: text.part, isCut: text.truncation != nil,
        // A field of one line scrolls what its user types.
        isBroken: text.brokenWords > 0 && text.part != "field-text",
        isOutside: text.frame.minX < -0.5 || text.frame.maxX > list.size.width + 0.5)
    }
  }
}
