/// Views along an axis.
public struct StackNode: Sendable {
  /// The direction in which the views follow each other.
  public var axis: Axis
  /// Only the half across the axis counts.
  public var alignment: Alignment
  /// The space between neighbours in points.
  public var spacing: Double
  /// The views, first to last.
  public var children: [ViewNode]

  /// Creates a stack.
  public init(axis: Axis, alignment: Alignment, spacing: Double, children: [ViewNode]) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.children = children
  }
}
