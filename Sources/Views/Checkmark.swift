/// A check mark in the foreground colour that fills its space.
///
/// It does not mirror, as on iOS.
public struct Checkmark: View {
  private let lineWidth: Double

  /// Creates a mark; `lineWidth` is points.
  public init(lineWidth: Double = 2) { self.lineWidth = lineWidth }

  /// Two strokes with round ends.
  public var body: some View {
    EnvironmentReader { environment in
      Polyline([
        UnitPoint(x: 0.2, y: 0.54), UnitPoint(x: 0.41, y: 0.74), UnitPoint(x: 0.8, y: 0.28),
      ])
      .stroke(
        environment.foreground, style: StrokeStyle(lineWidth: lineWidth, hasRoundCaps: true))
    }
  }
}
