/// A changed area with the inputs behind it.
public struct AreaDifference: Hashable, Sendable {
  /// Where pixels differ, and how.
  public let area: ChangedArea
  /// What changed: a minimal set of inputs, or what the fingerprint tells, or `unknown`.
  public let causes: [Cause]

  /// Creates the difference of an area; `causes` is never empty.
  public init(area: ChangedArea, causes: [Cause]) {
    self.area = area
    self.causes = causes
  }
}
