import TintypeJSONText
public import TintypeMockups
import TintypePrimitives

/// The texts of a run that are cut or out of place, grouped as a person reads them.
public struct TextSummary: Sendable {
  /// The most groups that are told one by one.
  private static let limit = 12

  private struct Group {
    let text: TruncatedText
    let first: String
    var cells = 0
    /// The worst that happens to the text.
    var worst: TruncatedText
  }

  private struct Key: Hashable {
    let text: String
    let mockup: String
  }

  private var groups: [Group] = []
  private var places: [Key: Int] = [:]

  /// Creates an empty summary.
  public init() {}

  /// Adds the texts of a cell, unless the mockup is meant to cut them in that state.
  public mutating func add(
    _ texts: [TruncatedText], in cell: Cell, mockup: (any Mockup.Type)?
  ) {
    if mockup?.statesWithCutText.contains(cell.state) == true { return }
    var seen: Set<Key> = []
    for text in texts {
      let key = Key(text: text.text, mockup: cell.mockup)
      let place = places[key] ?? groups.count
      if place == groups.count {
        places[key] = place
        groups.append(Group(text: text, first: cell.id, worst: text))
      }
      if seen.insert(key).inserted { groups[place].cells += 1 }
      if Self.weight(text) > Self.weight(groups[place].worst) { groups[place].worst = text }
    }
  }

  /// Whether all text is shown where it belongs.
  public var isEmpty: Bool { groups.isEmpty }

  /// A sentence for each text, the first met first.
  public var sentences: [String] {
    var sentences = groups.prefix(Self.limit).map { group in
      "The text \(Excerpt.quoted(group.text.text)) does not fit in \(group.cells.counted("cell")): "
        + "\(group.worst.outcome), as in '\(group.first)'. Shorten it, or give it more room."
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
