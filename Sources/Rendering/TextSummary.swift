import TintypeJSONText
import TintypePrimitives

/// The texts of a run that are cut or out of place, grouped as a person reads them.
public struct TextSummary: Sendable {
  /// The most groups that are told one by one.
  private static let limit = 12

  private struct Group {
    var cells = 0
    var mockups: Set<String> = []
    /// The worst that happens to the text, and where.
    var worst: TruncatedText
    var cell: String
  }

  private var groups: [Group] = []
  private var places: [String: Int] = [:]
  /// How many texts are cut in states that are there to show it.
  public private(set) var expected = 0

  /// Creates an empty summary.
  public init() {}

  /// Adds the texts of a cell; those that are expected to be cut are counted only.
  public mutating func add(_ texts: [TruncatedText], in cell: Cell) {
    var seen: Set<String> = []
    for text in texts {
      if text.isExpected {
        expected += 1
        continue
      }
      let place = places[text.text] ?? groups.count
      if place == groups.count {
        places[text.text] = place
        groups.append(Group(worst: text, cell: cell.id))
      }
      groups[place].mockups.insert(cell.mockup)
      if seen.insert(text.text).inserted { groups[place].cells += 1 }
      if Self.weight(text) > Self.weight(groups[place].worst) {
        groups[place].worst = text
        groups[place].cell = cell.id
      }
    }
  }

  /// Whether all text is shown where it belongs.
  public var isEmpty: Bool { groups.isEmpty }

  /// A sentence for each text, the first met first.
  public var sentences: [String] {
    var sentences = groups.prefix(Self.limit).map { group in
      let mockups = group.mockups.count
      return "The text \(Excerpt.quoted(group.worst.text)) does not fit in "
        + group.cells.counted("cell") + (mockups > 1 ? " of \(mockups) mockups" : "")
        + ": \(group.worst.outcome), as in '\(group.cell)'. Shorten it, or give it more room."
    }
    if groups.count > Self.limit {
      let texts = groups.count - Self.limit
      sentences.append(
        "\(texts.counted("further text")) \(texts == 1 ? "does" : "do") not fit; run.json has all.")
    }
    return sentences
  }

  private static func weight(_ text: TruncatedText) -> Double {
    Double(text.truncation.charactersCut) + text.clipped.longest + text.outside.longest
  }
}
