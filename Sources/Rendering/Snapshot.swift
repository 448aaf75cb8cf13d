public import TintypeLayoutEngine
public import TintypePrimitives

/// The picture of a cell, with what is known of it.
public struct Snapshot: Sendable {
  /// The cell.
  public let cell: Cell
  /// What was drawn.
  public let displayList: DisplayList
  /// The name of the display list.
  public let displayListHash: ContentHash
  /// The pixels.
  public let bitmap: Bitmap
  /// The name of the pixels.
  public let pixelHash: ContentHash
  /// What the checks of pictures tell; nil if they were not asked for.
  public let report: PictureReport?

  /// Creates a snapshot from what was drawn.
  public init(
    cell: Cell, displayList: DisplayList, displayListHash: ContentHash, bitmap: Bitmap,
    report: PictureReport? = nil
  ) {
    self.cell = cell
    self.displayList = displayList
    self.displayListHash = displayListHash
    self.bitmap = bitmap
    pixelHash = bitmap.contentHash
    self.report = report
  }
}
