public import TintypePrimitives

/// How changed pixels are gathered into areas.
public struct AreaOptions: Hashable, Sendable {
  /// The widest gap, in points, across which changed pixels still belong together.
  ///
  /// Eight points bridge the letters of a line and the lines of a text, and keep neighbouring
  /// controls apart.
  public var gap: Double
  /// Pixels per point.
  public var scale: Double
  /// The largest number of areas; beyond it, the gap doubles until they are few enough.
  public var limit: Int
  /// Where rows of areas begin.
  public var direction: LayoutDirection

  /// Creates options; a gap of 8 points and at most 16 areas unless told.
  public init(
    gap: Double = 8, scale: Double = 1, limit: Int = 16, direction: LayoutDirection = .leftToRight
  ) {
    self.gap = gap
    self.scale = scale
    self.limit = limit
    self.direction = direction
  }
}
