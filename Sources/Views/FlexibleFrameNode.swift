/// Limits of a size in points.
public struct FlexibleFrameNode: Hashable, Sendable {
  /// The least width; nil has no limit.
  public var minWidth: Double?
  /// The greatest width, which may be infinite; nil has no limit.
  public var maxWidth: Double?
  /// The least height; nil has no limit.
  public var minHeight: Double?
  /// The greatest height, which may be infinite; nil has no limit.
  public var maxHeight: Double?
  /// Where the view stands in the frame.
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
