public import TintypePrimitives

/// A shape with its fill and outline.
public struct ShapeNode: Sendable {
  /// A colour at a place of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour at that place.
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
    /// One colour.
    case paint(Paint)
    /// Colours along a line.
    case linear([Stop], from: UnitPoint, to: UnitPoint)
    /// Colours from a centre outward.
    case radial([Stop], center: UnitPoint, from: Double, to: Double)
  }

  /// A line along the outline.
  public struct Stroke: Hashable, Sendable {
    /// The colour of the line.
    public var paint: Paint
    /// The width and dashes of the line.
    public var style: StrokeStyle
    /// Whether it lies inside the outline, rather than on both sides of it.
    public var isInset: Bool

    /// Creates a line; inside the outline by default.
    public init(paint: Paint, style: StrokeStyle, isInset: Bool = true) {
      self.paint = paint
      self.style = style
      self.isInset = isInset
    }
  }

  /// The outline.
  public var shape: Shape
  /// What the area is filled with; nil leaves it empty.
  public var fill: Fill?
  /// The line along the outline; nil draws none.
  public var stroke: Stroke?

  /// Creates a shape.
  public init(shape: Shape, fill: Fill? = nil, stroke: Stroke? = nil) {
    self.shape = shape
    self.fill = fill
    self.stroke = stroke
  }
}
