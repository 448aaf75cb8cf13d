import TintypePrimitives

/// A ring that fades along its course: work of unknown length, held still.
///
/// It fills the largest circle in its space, in the tint, else in the foreground colour. The fade is
/// made of 24 arcs that lie on each other and all end at the head, so that none shows its edges.
public struct Spinner: PrimitiveView {
  /// The arcs that make up the fade.
  private static let steps = 24
  /// The part of the ring that is left open behind the head.
  private static let gap = 0.08

  private let phase: Double
  private let lineWidth: Double

  /// Creates a ring; `phase` is the place of its head in turns from the right, clockwise, and
  /// `lineWidth` is points.
  public init(phase: Double = 0, lineWidth: Double = 3) {
    self.phase = phase
    self.lineWidth = lineWidth
  }

  /// Evaluates the arcs in their colour.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    let paint = (environment.tint ?? environment.foreground).resolve(in: environment)
    let end = (phase + 1) * 360
    let course = 360 * (1 - Self.gap)
    var covered = 0.0
    let arcs = (1...Self.steps).map { step in
      // What lies below shows through: each arc adds what is missing from the opacity of its step.
      let wanted = paint.alpha * Double(step) / Double(Self.steps)
      var layer = paint
      layer.alpha = covered < 1 ? (wanted - covered) / (1 - covered) : 0
      covered = wanted
      let start = end - course * Double(Self.steps - step + 1) / Double(Self.steps)
      return ViewNode.shape(
        ShapeNode(
          shape: .arc(from: start, to: end),
          stroke: .init(paint: layer, style: StrokeStyle(lineWidth: lineWidth))))
    }
    return .pile(.center, arcs)
  }
}
