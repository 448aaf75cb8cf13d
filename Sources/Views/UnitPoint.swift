/// A point in a view, in shares of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width, from the leading edge.
  public var x: Double
  /// The share of the height, from the top.
  public var y: Double

  /// Creates a point; 0 is the leading or top edge, 1 the opposite one.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The middle of the view.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The corner where the first line begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner where the first line ends.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner where the last line begins.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner where the last line ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
