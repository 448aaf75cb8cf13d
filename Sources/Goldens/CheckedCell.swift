public import TintypePrimitives
public import TintypeRendering

/// A cell that was compared with its golden, and where its pictures stand.
public struct CheckedCell: Sendable {
  /// The cell.
  public let cell: Cell
  /// What came of it, with areas and causes.
  public let verdict: Verdict
  /// The name of the display list.
  public let displayListHash: ContentHash
  /// The name of the pixels; nil if nothing was drawn and no golden tells.
  public let pixelHash: ContentHash?
  /// What layout found: fonts, cut texts, missing pictures.
  public let findings: Findings
  /// Whether the golden's pixels are others than the manifest tells of.
  public let isForeign: Bool
  /// The path of the golden, whether it is there or not.
  public let golden: String
  /// The path of the snapshot, if it was written.
  public var snapshot: String?
  /// The path of the picture that shows the difference, if it was written.
  public var difference: String?

  /// Creates the record of a cell from what came of it.
  public init(
    _ cell: Cell, _ outcome: GoldenCheck.Outcome, golden: String, snapshot: String? = nil,
    difference: String? = nil
  ) {
    self.cell = cell
    verdict = outcome.verdict
    displayListHash = outcome.displayListHash
    pixelHash = outcome.pixelHash
    findings = outcome.findings
    isForeign = outcome.isForeign
    self.golden = golden
    self.snapshot = snapshot
    self.difference = difference
  }
}
