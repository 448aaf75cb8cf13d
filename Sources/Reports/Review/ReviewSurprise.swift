/// Where pictures are not what the changed values let expect.
public struct ReviewSurprise: Hashable, Sendable {
  /// Which way the expectation failed.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A changed value is drawn in these cells, but their pixels are as they were.
    case predictedButUnchanged = "unchanged"
    /// These cells changed, but no changed value is drawn in them.
    case changedButNotPredicted = "unpredicted"
  }

  /// Which way the expectation failed.
  public var kind: Kind
  /// The changed value, or what changed in its place.
  public var cause: ReviewCause
  /// The ids of the cells.
  public var cells: [String]

  /// Creates a surprise.
  public init(_ kind: Kind, cause: ReviewCause, cells: [String]) {
    self.kind = kind
    self.cause = cause
    self.cells = cells
  }
}
