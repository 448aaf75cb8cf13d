public import TintypeLayoutEngine
import TintypePrimitives

/// What a display list tells beside its picture: fonts, cut texts, missing pictures.
public struct Findings: Sendable {
  /// What each run of text got of fonts.
  public let ledger: [LedgerRow]
  /// The texts of which something is not shown, or not where it belongs.
  public let truncations: [TruncatedText]
  /// The frames, such as buttons, that a text made higher than they are.
  public let grownFrames: [GrownFrame]
  /// The pictures that could not be found, by name, each once.
  public let missingImages: [String]

  private let faults: [String: String]

  /// Collects the findings of a display list, in painting order.
  ///
  /// `faults` tells why a picture that is there cannot be drawn, by its path.
  init(_ list: DisplayList, faults: [String: String]) {
    self.faults = faults
    ledger = list.texts.flatMap { text in
      text.fontUses.map { LedgerRow(use: $0, frame: text.frame, part: text.part) }
    }
    truncations = list.texts.compactMap(TruncatedText.init)
    grownFrames = list.grownFrames
    notes = Set(list.texts.flatMap(\.scriptsWithoutWords)).sorted().map { script in
      "Lines of \(script) text are broken between letters, as no dictionary of its words is here; "
        + "iOS breaks them between words."
    }
    var seen: Set<String> = []
    missingImages = list.missingImages.filter { seen.insert($0).inserted }
  }

  /// What is worth knowing and no fault, in words.
  public let notes: [String]

  /// The findings in words, one a line of a report.
  public var warnings: [String] {
    missingImages.map { name in
      if let fault = faults[name] {
        "The picture '\(name)' cannot be drawn; its place is empty. \(fault)"
      } else {
        "The picture '\(name)' was not found; its place is empty."
      }
    }
  }
}
