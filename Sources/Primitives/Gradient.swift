/// Colours that run into each other along a line or outwards from a centre.
///
/// Beyond the first and last stop the colour stays.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place of 0–1 along the gradient.
  public struct Stop: Hashable, Sendable {
    /// The place, 0–1.
    public var location: Double
    /// The colour at that place.
    public var paint: Paint

    /// Creates a stop.
    public init(location: Double, paint: Paint) {
      self.location = location
      self.paint = paint
    }
  }

  /// Where the colours run; points and radii are in points of the canvas.
  public enum Shape: Hashable, Sendable {
    case linear(from: Point, to: Point)
    case radial(center: Point, startRadius: Double, endRadius: Double)
  }

  /// Where the colours run.
  public var shape: Shape
  /// The colours, in order of their places.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(_ shape: Shape, stops: [Stop]) {
    self.shape = shape
    self.stops = stops
  }

  /// The gradient moved by an offset.
  public func offset(x dx: Double, y dy: Double) -> Gradient {
    func moved(_ point: Point) -> Point { Point(x: point.x + dx, y: point.y + dy) }
    switch shape {
    case .linear(let from, let to):
      return Gradient(.linear(from: moved(from), to: moved(to)), stops: stops)
    case .radial(let center, let startRadius, let endRadius):
      return Gradient(
        .radial(center: moved(center), startRadius: startRadius, endRadius: endRadius),
        stops: stops)
    }
  }
}
