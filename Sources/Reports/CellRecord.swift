public import TintypeGoldens
public import TintypePrimitives
public import TintypeRendering

/// What a run says of one cell.
public struct CellRecord: Sendable {
  /// The cell's id.
  public let id: String
  /// One word: drawn, cached, passed, differs, missing, unreadable, wrong-size, orphan, failed,
  /// pointer, added, changed, unchanged or too-large.
  public let status: String
  /// The path of the picture that the run wrote, if it wrote one.
  public var png: String?
  /// The path of the picture as SVG.
  public var svg: String?
  /// The path of the picture as PDF.
  public var pdf: String?
  /// The name of the pixels.
  public var pixelHash: ContentHash?
  /// The name of the display list.
  public var displayListHash: ContentHash?
  /// Fonts, cut texts and missing pictures; nil if the cell was not laid out.
  public var findings: Findings?
  /// What the checks of its picture tell; nil if they were not asked for.
  public var report: PictureReport?
  /// How the snapshot differs from its golden.
  public var difference: Difference?
  /// What changed behind another size.
  public var causes: [Cause] = []
  /// Why the cell failed, in words.
  public var message: String?

  /// Creates a record.
  public init(
    id: String, status: String, png: String? = nil, pixelHash: ContentHash? = nil,
    displayListHash: ContentHash? = nil, findings: Findings? = nil, report: PictureReport? = nil,
    difference: Difference? = nil, message: String? = nil
  ) {
    self.id = id
    self.status = status
    self.png = png
    self.pixelHash = pixelHash
    self.displayListHash = displayListHash
    self.findings = findings
    self.report = report
    self.difference = difference
    self.message = message
  }
}
