/// A fixed size in points; nil leaves a side to the view.
public struct FrameNode: Hashable, Sendable {
  public var width: Double?
  public var height: Double?
  public var alignment: Alignment

  /// Creates a frame.
  public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}
