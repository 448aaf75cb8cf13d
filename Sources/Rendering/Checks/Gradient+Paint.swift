import TintypePrimitives

extension Gradient {
  /// The colour at a point, with the origins of the stop that is nearer.
  func paint(at point: Point) -> Paint {
    let place: Double
    switch shape {
    case .linear(let from, let to):
      let (x, y) = (to.x - from.x, to.y - from.y)
      let length = x * x + y * y
      place = length > 0 ? ((point.x - from.x) * x + (point.y - from.y) * y) / length : 0
    case .radial(let center, let start, let end):
      let (x, y) = (point.x - center.x, point.y - center.y)
      let distance = (x * x + y * y).squareRoot()
      place = end > start ? (distance - start) / (end - start) : 0
    }
    guard let first = stops.first, let last = stops.last else { return .clear }
    if place <= first.location { return first.paint }
    for (one, other) in zip(stops, stops.dropFirst()) where place <= other.location {
      let span = other.location - one.location
      let share = span > 0 ? (place - one.location) / span : 1
      func mixed(_ component: KeyPath<Paint, Double>) -> Double {
        let (a, b) = (one.paint[keyPath: component], other.paint[keyPath: component])
        return a + (b - a) * share
      }
      return Paint(
        red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha),
        origins: share < 0.5 ? one.paint.origins : other.paint.origins)
    }
    return last.paint
  }
}
