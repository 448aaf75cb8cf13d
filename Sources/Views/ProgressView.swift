import TintypePrimitives

/// Work that is going on: a bar if its share is known, else eight spokes, held still.
///
/// A bar takes the full width and is 4 points tall; its part that is done is drawn in the tint, else
/// in the foreground colour. Spokes take 20 by 20 points.
///
/// Source: SwiftUI `ProgressView`; sizes: `UIProgressView` and `UIActivityIndicatorView` of iOS 17;
/// the track's colour: `UIColor.systemFill`.
public struct ProgressView: PrimitiveView {
  private let share: Double?
  private var track = Color(
    light: Color(hex: 0x787880, opacity: 0.2), dark: Color(hex: 0x787880, opacity: 0.36))

  /// Creates spokes.
  public init() { share = nil }

  /// Creates a bar of which `value` of `total` is done; nil creates spokes.
  public init(value: Double?, total: Double = 1) {
    share = value.map { total > 0 ? min(max($0 / total, 0), 1) : 0 }
  }

  /// Sets the colour of what is not done yet.
  public func track(_ color: Color) -> ProgressView {
    var copy = self
    copy.track = color
    return copy
  }

  /// Evaluates the colours.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    let paint = (environment.tint ?? environment.foreground).resolve(in: environment)
    guard let share else { return Self.spokes(paint) }
    let rest = track.resolve(in: environment)
    return .frame(
      FrameNode(height: 4),
      .geometry { size in
        let done = share > 0 ? max(size.height, size.width * share) : 0
        return .pile(
          .leading,
          [
            .shape(ShapeNode(shape: .capsule, fill: .paint(rest))),
            .frame(
              FrameNode(width: done), .shape(ShapeNode(shape: .capsule, fill: .paint(paint)))),
          ])
      })
  }

  /// Spokes that fade against the clock, from the top.
  private static func spokes(_ paint: Paint) -> ViewNode {
    let count = 8
    // Cosines and sines of the eighths of a turn from the top, clockwise.
    let diagonal = 0.5.squareRoot()
    let directions = [
      (0.0, -1.0), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1),
      (-diagonal, diagonal), (-1, 0), (-diagonal, -diagonal),
    ]
    return .frame(
      FrameNode(width: 20, height: 20),
      .pile(
        .center,
        directions.enumerated().map { index, direction in
          func point(_ radius: Double) -> UnitPoint {
            UnitPoint(x: 0.5 + direction.0 * radius, y: 0.5 + direction.1 * radius)
          }
          let strength = index == 0 ? 1 : Double(index) / Double(count)
          return .shape(
            ShapeNode(
              shape: .polyline([point(0.24), point(0.43)]),
              stroke: .init(
                paint: paint.opacity(0.25 + 0.75 * strength),
                style: StrokeStyle(lineWidth: 2.5, hasRoundCaps: true))))
        }))
  }
}
