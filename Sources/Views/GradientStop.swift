import TintypePrimitives

/// A colour at a place of a gradient.
public struct GradientStop: Hashable, Sendable {
  private let color: Color
  private let location: Double

  /// Creates a stop; `location` is 0 at the start and 1 at the end.
  public init(color: Color, location: Double) {
    self.color = color
    self.location = location
  }

  func resolve(in environment: EnvironmentValues) -> ShapeNode.Stop {
    ShapeNode.Stop(paint: color.resolve(in: environment), location: location)
  }
}

extension [GradientStop] {
  /// Stops for colours at equal distances.
  static func even(_ colors: [Color]) -> [GradientStop] {
    colors.enumerated().map { index, color in
      GradientStop(color: color, location: Double(index) / Double(Swift.max(1, colors.count - 1)))
    }
  }
}
