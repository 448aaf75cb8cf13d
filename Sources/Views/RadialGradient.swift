/// A gradient from a centre outward; as a view it fills its space.
public struct RadialGradient: Hashable, Sendable {
  private let stops: [GradientStop]
  private let center: UnitPoint
  private let startRadius: Double
  private let endRadius: Double

  /// Creates a gradient of evenly spaced colours; radii are in points.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      stops: .even(colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient from stops; radii are in points.
  public init(
    stops: [GradientStop], center: UnitPoint, startRadius: Double, endRadius: Double
  ) {
    self.stops = stops
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  func resolve(in environment: EnvironmentValues) -> ShapeNode.Fill {
    .radial(
      stops.map { $0.resolve(in: environment) }, center: center, from: startRadius, to: endRadius)
  }
}
