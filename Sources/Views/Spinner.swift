import TintypePrimitives

/// A ring that fades along its course: work of unknown length, held still.
///
/// It fills the largest circle in its space, in the tint, else in the foreground colour. The fade is
/// made of 48 arcs that lie on each other and all end at the head, so that none shows its ends; a
/// mask gives the ring its edges, which as many arcs would make hard.
public struct Spinner: PrimitiveView, Sendable {
  /// The arcs that make up the fade.
  private static let steps = 48
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
    let pixel = environment.pixel
    return .geometry { [self] size in
      let radius = min(size.width, size.height) / 2
      let side = 2 * (radius + pixel)
      let arcs = arcs(paint, width: lineWidth + 2 * pixel).map {
        ViewNode.frame(FrameNode(width: side, height: side), .shape($0))
      }
      return .mask(
        ring(radius, pixel: pixel),
        .frame(FrameNode(width: size.width, height: size.height), .pile(.center, arcs)))
    }
  }

  /// Arcs from all along the course to the head, the longest first.
  private func arcs(_ paint: Paint, width: Double) -> [ShapeNode] {
    let end = (phase + 1) * 360
    let course = 360 * (1 - Self.gap)
    var covered = 0.0
    return (1...Self.steps).map { step in
      // What lies below shows through: each arc adds what is missing from the opacity of its step.
      let wanted = paint.alpha * Double(step) / Double(Self.steps)
      var layer = paint
      layer.alpha = covered < 1 ? (wanted - covered) / (1 - covered) : 0
      covered = wanted
      let start = end - course * Double(Self.steps - step + 1) / Double(Self.steps)
      return ShapeNode(
        shape: .arc(from: start, to: end),
        stroke: .init(paint: layer, style: StrokeStyle(lineWidth: width)))
    }
  }

  /// A ring of the spinner's width inside a circle, with edges a pixel soft.
  private func ring(_ radius: Double, pixel: Double) -> ShapeNode.Fill {
    let reach = radius + pixel / 2
    func stop(_ distance: Double, _ paint: Paint) -> ShapeNode.Stop {
      ShapeNode.Stop(paint: paint, location: reach > 0 ? max(0, distance) / reach : 0)
    }
    let solid = Paint(hex: 0)
    let inner = radius - lineWidth
    return .radial(
      [
        stop(inner - pixel / 2, inner > 0 ? .clear : solid), stop(inner + pixel / 2, solid),
        stop(radius - pixel / 2, solid), stop(radius + pixel / 2, .clear),
      ], center: .center, from: 0, to: reach)
  }
}
