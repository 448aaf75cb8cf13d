/// A fixed size in points; nil leaves a side to the view.
public struct FrameNode: Hashable, Sendable {
  /// The width; nil takes the view's.
  public var width: Double?
  /// The height; nil takes the view's.
  public var height: Double?
  /// Where the view stands in the frame.
  public var alignment: Alignment

  /// Creates a frame.
  public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}
