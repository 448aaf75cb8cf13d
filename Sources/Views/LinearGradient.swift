/// A gradient along a line.
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

  func resolve(in environment: EnvironmentValues) -> ShapeNode.Fill {
    .linear(stops.map { $0.resolve(in: environment) }, from: start, to: end)
  }
}
