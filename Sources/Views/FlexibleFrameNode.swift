/// Limits of a size in points.
public struct FlexibleFrameNode: Hashable, Sendable {
  public var minWidth: Double?
  public var maxWidth: Double?
  public var minHeight: Double?
  public var maxHeight: Double?
  public var alignment: Alignment

  /// Creates limits.
  public init(
    minWidth: Double?, maxWidth: Double?, minHeight: Double?, maxHeight: Double?,
    alignment: Alignment
  ) {
    self.minWidth = minWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}
