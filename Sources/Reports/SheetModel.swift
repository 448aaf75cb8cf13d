public import TintypePrimitives

/// What a contact sheet shows: a run and its cells.
public struct SheetModel: Hashable, Sendable {
  /// The name of the theme.
  public var themeName: String
  /// The version of the theme; nil if it has none.
  public var themeVersion: String?
  /// The short form of the renderer's fingerprint.
  public var fingerprint: String
  /// The counts of the run, in the order shown; those of zero are not shown.
  public var counts: [SheetCount]
  /// What every report says once; see `ReportNotes`.
  public var notes: [String]
  /// The problems of the run that belong to no cell.
  public var problems: [Problem]
  /// The cells in the order of reports; components follow the order of their first cell.
  public var cells: [SheetCell]

  /// Creates a model.
  public init(
    themeName: String, themeVersion: String? = nil, fingerprint: String,
    counts: [SheetCount] = [], notes: [String] = [], problems: [Problem] = [], cells: [SheetCell]
  ) {
    self.themeName = themeName
    self.themeVersion = themeVersion
    self.fingerprint = fingerprint
    self.counts = counts
    self.notes = notes
    self.problems = problems
    self.cells = cells
  }
}
