import TintypeLayoutEngine
import TintypePrimitives

extension Outline {
  /// Whether a point lies inside; a continuous corner counts as a circular one.
  ///
  /// Lines have no inside.
  func contains(_ point: Point) -> Bool {
    let rect = bounds
    guard point.x >= rect.minX, point.x <= rect.maxX, point.y >= rect.minY, point.y <= rect.maxY
    else { return false }
    switch self {
    case .rectangle: return true
    case .arc, .polyline: return false
    case .ellipse:
      guard rect.width > 0, rect.height > 0 else { return false }
      let x = (point.x - rect.midX) / (rect.width / 2)
      let y = (point.y - rect.midY) / (rect.height / 2)
      return x * x + y * y <= 1
    case .rounded(_, let corners, _):
      let radii = corners.fitting(rect.size)
      let isLeft = point.x < rect.midX
      let isTop = point.y < rect.midY
      let radius =
        isTop
        ? (isLeft ? radii.topLeft : radii.topRight)
        : (isLeft ? radii.bottomLeft : radii.bottomRight)
      let x = radius - (isLeft ? point.x - rect.minX : rect.maxX - point.x)
      let y = radius - (isTop ? point.y - rect.minY : rect.maxY - point.y)
      return x <= 0 || y <= 0 || x * x + y * y <= radius * radius
    }
  }

  /// Whether all of a rectangle lies inside; no outline that has an inside bends inwards.
  func contains(_ rect: Rect) -> Bool {
    contains(Point(x: rect.minX, y: rect.minY)) && contains(Point(x: rect.maxX, y: rect.minY))
      && contains(Point(x: rect.minX, y: rect.maxY)) && contains(Point(x: rect.maxX, y: rect.maxY))
  }
}
