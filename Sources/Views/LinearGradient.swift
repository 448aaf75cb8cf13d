/// A gradient along a line; as a view it fills its space.
public struct LinearGradient: Hashable, Sendable {
  private let stops: [GradientStop]
  private let start: UnitPoint
  private let end: UnitPoint

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(stops: .even(colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient from stops.
  public init(stops: [GradientStop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.stops = stops
    start = startPoint
    end = endPoint
  }

  /// The band of light that runs over a placeholder, held still.
  ///
  /// `phase` is the place of its middle, 0–1 along the line, and `width` its share of the line. On
  /// both sides it is clear, so it is drawn over the placeholder, in the same shape.
  public static func shimmer(
    _ highlight: Color, phase: Double = 0.5, width: Double = 0.4
  ) -> LinearGradient {
    LinearGradient(
      colors: [highlight.opacity(0), highlight, highlight.opacity(0)],
      startPoint: UnitPoint(x: phase - width / 2, y: 0.5),
      endPoint: UnitPoint(x: phase + width / 2, y: 0.5))
  }

  func resolve(in environment: EnvironmentValues) -> ShapeNode.Fill {
    .linear(stops.map { $0.resolve(in: environment) }, from: start, to: end)
  }
}
