public import TintypePrimitives

/// A blurred shadow.
public struct ShadowNode: Hashable, Sendable {
  /// The colour.
  public var paint: Paint
  /// The blur radius in points; the standard deviation is half of it.
  public var radius: Double
  /// How far it lies from the view along the line, in points.
  public var x: Double
  /// How far it lies below the view, in points.
  public var y: Double

  /// Creates a shadow; the offset is in points.
  public init(paint: Paint, radius: Double, x: Double, y: Double) {
    self.paint = paint
    self.radius = radius
    self.x = x
    self.y = y
  }
}
