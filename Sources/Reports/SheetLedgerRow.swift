public import TintypePrimitives

/// A row of a cell's ledger with its place on the picture.
public struct SheetLedgerRow: Hashable, Sendable {
  /// What the run of text asked of fonts, and what it got.
  public var use: FontUse
  /// The frame of the text, in pixels of the picture.
  public var area: PixelRect

  /// Creates a row.
  public init(use: FontUse, area: PixelRect) {
    self.use = use
    self.area = area
  }
}
