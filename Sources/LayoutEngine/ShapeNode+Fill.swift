import TintypePrimitives
import TintypeViews

extension ShapeNode.Fill {
  /// Whether it leaves no mark whatever the theme says.
  var isBlank: Bool {
    switch self {
    case .paint(let paint): paint.alpha <= 0 && paint.origins.isEmpty
    case .linear, .radial: false
    }
  }

  /// The fill at its final place: shares of the frame become points.
  func resolve(in frame: Rect, isMirrored: Bool) -> DisplayFill {
    func point(_ unit: UnitPoint) -> Point {
      Point(
        x: frame.minX + (isMirrored ? 1 - unit.x : unit.x) * frame.width,
        y: frame.minY + unit.y * frame.height)
    }
    switch self {
    case .paint(let paint): return .paint(paint)
    case .linear(let stops, let from, let to):
      return .gradient(
        Gradient(.linear(from: point(from), to: point(to)), stops: stops.resolved))
    case .radial(let stops, let center, let start, let end):
      return .gradient(
        Gradient(
          .radial(center: point(center), startRadius: start, endRadius: end),
          stops: stops.resolved))
    }
  }
}

extension [ShapeNode.Stop] {
  var resolved: [Gradient.Stop] {
    map { Gradient.Stop(location: $0.location, paint: $0.paint) }
  }
}
