public import TintypeLayoutEngine
public import TintypePrimitives

/// What a display list tells beside its picture: fonts, cut texts, missing pictures.
public struct Findings: Sendable {
  public let ledger: [LedgerRow]
  public let truncations: [TruncatedText]
  /// The pictures that could not be found, by name, each once.
  public let missingImages: [String]

  /// Collects the findings of a display list, in painting order.
  public init(_ list: DisplayList) {
    ledger = list.texts.flatMap { text in
      text.fontUses.map { LedgerRow(use: $0, frame: text.frame, part: text.part) }
    }
    truncations = list.texts.compactMap { text in
      text.truncation.map {
        TruncatedText(text: text.text, frame: text.frame, truncation: $0, part: text.part)
      }
    }
    var seen: Set<String> = []
    missingImages = list.missingImages.filter { seen.insert($0).inserted }
  }

  /// The findings in words, one a line of a report.
  public var warnings: [String] {
    missingImages.map { "The picture '\($0)' was not found; its place is empty." }
  }
}
