public import TintypeLayoutEngine
public import TintypePrimitives

/// What a display list tells beside its picture: fonts, cut texts, missing pictures.
public struct Findings: Sendable {
  /// What each run of text got of fonts.
  public let ledger: [LedgerRow]
  /// The texts of which something is not shown, or not where it belongs.
  public let truncations: [TruncatedText]
  /// The frames, such as buttons, that a text made higher than they are.
  public let grownFrames: [GrownFrame]
  /// The pictures that were asked for and are not on the picture, or not whole, each once.
  public let missing: [Problem]

  /// Collects the findings of a display list, in painting order.
  ///
  /// `broken` are the theme's icons for which others are drawn; `faults` tells why a picture that is
  /// there cannot be drawn, by its path, and `flaws` what is passed over in one; `expectsCuts` that
  /// the state is there to show a text that is cut.
  init(
    _ list: DisplayList, broken: [BrokenIcon], faults: [String: String],
    flaws: [ContentHash: PictureFlaw], expectsCuts: Bool
  ) {
    ledger = list.texts.flatMap { text in
      text.fontUses.map { LedgerRow(use: $0, frame: text.frame, part: text.part) }
    }
    truncations = list.texts.compactMap { TruncatedText($0, isExpected: expectsCuts) }
    grownFrames = list.grownFrames
    notes = Set(list.texts.flatMap(\.scriptsWithoutWords)).sorted().map { script in
      "Lines of \(script) text are broken between letters, as no dictionary of its words is here; "
        + "iOS breaks them between words."
    }
    missing = MissingAssetCheck.findings(list, broken: broken, faults: faults, flaws: flaws)
      .map(\.problem)
  }

  /// What is worth knowing and no fault, in words.
  public let notes: [String]

  /// The findings in words, one a line of a report.
  public var warnings: [String] { missing.map(\.message) }
}
