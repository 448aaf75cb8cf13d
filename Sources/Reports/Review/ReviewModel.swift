public import TintypePrimitives

/// What a review shows: every cell that was compared, what differs, and why.
///
/// Plain values, so that goldens, two themes or two folders of pictures can all be reviewed.
public struct ReviewModel: Hashable, Sendable {
  /// What is compared.
  public var subject: ReviewSubject
  /// What is reviewed, as in "Golden review".
  public var title: String
  /// The name of the theme.
  public var themeName: String
  /// What the pictures on the left are.
  public var before: ReviewSide
  /// What the pictures on the right are.
  public var after: ReviewSide
  /// The short form of the renderer's fingerprint; empty if nothing was drawn.
  public var fingerprint: String
  /// What every report says once; see `ReportNotes`.
  public var notes: [String]
  /// The problems of the run that belong to no cell.
  public var problems: [Problem]
  /// The cells that were compared, passes too, in the order of reports.
  public var cells: [ReviewCell]
  /// Where the pictures are not what the changed values let expect.
  public var surprises: [ReviewSurprise]
  /// How changes are accepted; nil if that means nothing here.
  public var acceptance: ReviewAcceptance?

  /// Creates a model.
  public init(
    subject: ReviewSubject = .goldens, title: String = "Golden review", themeName: String,
    before: ReviewSide = ReviewSide(label: "Golden"),
    after: ReviewSide = ReviewSide(label: "Snapshot"), fingerprint: String, notes: [String] = [],
    problems: [Problem] = [], cells: [ReviewCell], surprises: [ReviewSurprise] = [],
    acceptance: ReviewAcceptance? = nil
  ) {
    self.subject = subject
    self.title = title
    self.themeName = themeName
    self.before = before
    self.after = after
    self.fingerprint = fingerprint
    self.notes = notes
    self.problems = problems
    self.cells = cells
    self.surprises = surprises
    self.acceptance = acceptance
  }

  /// The cells that did not pass.
  public var failures: [ReviewCell] { cells.filter { !$0.status.isPass } }
}
