import Glibc
import TintypeLayoutEngine
import TintypePrimitives

extension Outline {
  /// The outline as a path.
  var path: Path {
    switch self {
    case .rectangle(let rect): return Path(rect)
    case .ellipse(let rect): return Path(ellipseIn: rect)
    case .rounded(let rect, let corners, let isContinuous):
      return Path(roundedRect: rect, corners: corners, isContinuous: isContinuous)
    case .arc(let rect, let start, let end): return arc(in: rect, from: start, to: end)
    case .polyline(let points):
      var path = Path()
      for (index, point) in points.enumerated() {
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      return path
    }
  }

  /// Part of an ellipse as curves of at most a quarter turn each; angles are degrees.
  ///
  /// Source: the control points of a curve that meets a circular arc at its ends and in the middle
  /// lie 4/3 tan(θ/4) radii along the tangents.
  private func arc(in rect: Rect, from start: Double, to end: Double) -> Path {
    let sweep = min(max(end - start, -360), 360)
    let pieces = max(1, Int((abs(sweep) / 90).rounded(.up)))
    let step = sweep / Double(pieces) * .pi / 180
    let reach = 4.0 / 3 * tan(step / 4)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    // The last bits of sines depend on the processor; a 65,536th of a point does not.
    func place(_ x: Double, _ y: Double) -> Point {
      Point(
        x: ((rect.midX + rx * x) * 65536).rounded() / 65536,
        y: ((rect.midY + ry * y) * 65536).rounded() / 65536)
    }
    var angle = start * .pi / 180
    var path = Path()
    path.move(to: place(cos(angle), sin(angle)))
    for _ in 0..<pieces {
      let (c1, s1) = (cos(angle), sin(angle))
      angle += step
      let (c2, s2) = (cos(angle), sin(angle))
      path.curve(
        to: place(c2, s2), control1: place(c1 - reach * s1, s1 + reach * c1),
        control2: place(c2 + reach * s2, s2 - reach * c2))
    }
    return path
  }
}
