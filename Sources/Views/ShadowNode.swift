public import TintypePrimitives

/// A blurred shadow.
public struct ShadowNode: Hashable, Sendable {
  public var paint: Paint
  /// The blur radius in points; the standard deviation is half of it.
  public var radius: Double
  public var x: Double
  public var y: Double

  /// Creates a shadow; the offset is in points.
  public init(paint: Paint, radius: Double, x: Double, y: Double) {
    self.paint = paint
    self.radius = radius
    self.x = x
    self.y = y
  }
}
