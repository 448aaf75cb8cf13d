import TintypePrimitives

extension PaintedArea {
  /// Points within a rectangle at which the area shows what no other point would: its middle, and
  /// where a gradient turns.
  func telling(in rect: Rect) -> [Point] {
    let common = bounds.intersection(rect)
    guard !common.isEmpty else { return [] }
    switch content {
    case .paint, .drawn: return [common.middle]
    case .gradient(let gradient): return [common.middle] + gradient.turns(in: common)
    case .group(let group):
      return group.areas.flatMap { $0.telling(in: common) }
        + (group.mask?.turns(in: common) ?? [])
    }
  }
}

extension Rect {
  fileprivate var middle: Point { Point(x: midX, y: midY) }
}

extension Gradient {
  /// The points of a rectangle's middle lines, and of its edges, at which a stop lies.
  func turns(in rect: Rect) -> [Point] {
    stops.flatMap { stop in
      [rect.minY, rect.midY, rect.maxY].flatMap { y in
        crossings(at: stop.location, y: y).map { Point(x: $0, y: y) }
      }
        + [rect.minX, rect.midX, rect.maxX].flatMap { x in
          mirrored.crossings(at: stop.location, y: x).map { Point(x: x, y: $0) }
        }
    }.filter {
      $0.x >= rect.minX && $0.x <= rect.maxX && $0.y >= rect.minY && $0.y <= rect.maxY
    }
  }

  /// Where a horizontal line crosses a place of the gradient.
  private func crossings(at location: Double, y: Double) -> [Double] {
    switch shape {
    case .linear(let from, let to):
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      guard dx != 0 else { return [] }
      return [from.x + (location * (dx * dx + dy * dy) - (y - from.y) * dy) / dx]
    case .radial(let center, let start, let end):
      let distance = start + location * (end - start)
      let rest = distance * distance - (y - center.y) * (y - center.y)
      guard rest >= 0 else { return [] }
      return [center.x - rest.squareRoot(), center.x + rest.squareRoot()]
    }
  }

  /// The gradient with x and y exchanged.
  private var mirrored: Gradient {
    func turned(_ point: Point) -> Point { Point(x: point.y, y: point.x) }
    switch shape {
    case .linear(let from, let to):
      return Gradient(.linear(from: turned(from), to: turned(to)), stops: stops)
    case .radial(let center, let start, let end):
      return Gradient(
        .radial(center: turned(center), startRadius: start, endRadius: end), stops: stops)
    }
  }
}
