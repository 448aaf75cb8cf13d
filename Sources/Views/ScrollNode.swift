/// How content is scrolled.
public struct ScrollNode: Hashable, Sendable {
  /// The axes along which content may be longer than its space.
  public var axes: Axis.Set
  /// The place of the content that meets the same place of the space, in shares.
  public var anchor: UnitPoint
  /// How far the content is scrolled along the line, in points.
  public var x: Double
  /// How far the content is scrolled down, in points.
  public var y: Double

  /// Creates a node.
  public init(axes: Axis.Set, anchor: UnitPoint, x: Double, y: Double) {
    self.axes = axes
    self.anchor = anchor
    self.x = x
    self.y = y
  }
}
