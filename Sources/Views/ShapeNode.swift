public import TintypePrimitives

/// A shape with its fill and outline.
public struct ShapeNode: Sendable {
  /// A colour at a place of a gradient.
  public struct Stop: Hashable, Sendable {
    public var paint: Paint
    /// 0 at the start, 1 at the end.
    public var location: Double

    /// Creates a stop.
    public init(paint: Paint, location: Double) {
      self.paint = paint
      self.location = location
    }
  }

  /// What an area is filled with; places are shares of the shape's frame, radii points.
  public enum Fill: Hashable, Sendable {
    case paint(Paint)
    case linear([Stop], from: UnitPoint, to: UnitPoint)
    case radial([Stop], center: UnitPoint, from: Double, to: Double)
  }

  /// A line along the inside of the outline.
  public struct Stroke: Hashable, Sendable {
    public var paint: Paint
    public var style: StrokeStyle

    /// Creates a line.
    public init(paint: Paint, style: StrokeStyle) {
      self.paint = paint
      self.style = style
    }
  }

  public var shape: Shape
  public var fill: Fill?
  public var stroke: Stroke?

  /// Creates a shape.
  public init(shape: Shape, fill: Fill? = nil, stroke: Stroke? = nil) {
    self.shape = shape
    self.fill = fill
    self.stroke = stroke
  }
}
