public import TintypeMockups
public import TintypeRendering

/// How an assertion draws, and where its goldens are.
public struct SnapshotOptions: Sendable {
  /// The values of each axis; both modes at text size large, in English, on a phone at 2 pixels a
  /// point unless told.
  public var axes: MatrixAxes
  /// How large the canvas of a view is; a mockup has its own.
  public var canvas: MockupCanvas
  /// The folder of goldens.
  ///
  /// Unless told, that of the package for mockups, which `render verify` compares too, and "Golden"
  /// beside the test's file for views.
  public var golden: String?
  /// Where the pictures of failures are written; "snapshots" in the package unless told.
  public var out: String?
  /// Folders of further fonts.
  public var fonts: [String]
  /// Whether cells are drawn whose display list and fingerprint are those of their goldens.
  ///
  /// Tests always draw unless told otherwise, so that a stale fingerprint cannot be green.
  public var drawsAll: Bool

  /// Creates options.
  public init(
    axes: MatrixAxes = MatrixAxes(), canvas: MockupCanvas = .component, golden: String? = nil,
    out: String? = nil, fonts: [String] = [], drawsAll: Bool = true
  ) {
    self.axes = axes
    self.canvas = canvas
    self.golden = golden
    self.out = out
    self.fonts = fonts
    self.drawsAll = drawsAll
  }
}
