/// The outline of an area or the course of a line, in points.
///
/// Filled by the non-zero winding rule.
public struct Path: Hashable, Sendable {
  /// A step of a path.
  public enum Element: Hashable, Sendable {
    case move(to: Point)
    case line(to: Point)
    /// A cubic Bézier curve.
    case curve(to: Point, control1: Point, control2: Point)
    /// A line back to where the subpath began.
    case close
  }

  /// The steps, in order.
  public private(set) var elements: [Element]

  /// Creates a path without elements.
  public init() { elements = [] }

  /// Creates a path from its elements.
  public init(_ elements: [Element]) { self.elements = elements }

  /// Begins a subpath.
  public mutating func move(to point: Point) { elements.append(.move(to: point)) }

  /// Adds a straight line.
  public mutating func line(to point: Point) { elements.append(.line(to: point)) }

  /// Adds a cubic Bézier curve.
  public mutating func curve(to end: Point, control1: Point, control2: Point) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the subpath.
  public mutating func close() { elements.append(.close) }

  /// Adds the elements of another path.
  public mutating func add(_ other: Path) { elements += other.elements }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle around all points, control points included; empty for an empty path.
  public var bounds: Rect {
    var low: Point?
    var high = Point.zero
    func add(_ point: Point) {
      guard let known = low else {
        low = point
        high = point
        return
      }
      low = Point(x: min(known.x, point.x), y: min(known.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let end, let control1, let control2):
        add(control1)
        add(control2)
        add(end)
      case .close: break
      }
    }
    guard let low else { return Rect() }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The rectangle that the path is, if it is one with upright sides.
  public var rectangle: Rect? {
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3], case .close = elements[4]
    else { return nil }
    let isUpright =
      (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
      || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    guard isUpright else { return nil }
    return Rect(
      x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
  }

  /// The path with each coordinate multiplied by `scale`, then moved by an offset.
  public func transformed(scale: Point = Point(x: 1, y: 1), x dx: Double = 0, y dy: Double = 0)
    -> Path
  {
    func moved(_ point: Point) -> Point {
      Point(x: point.x * scale.x + dx, y: point.y * scale.y + dy)
    }
    return Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(to: moved(point))
        case .line(let point): .line(to: moved(point))
        case .curve(let end, let control1, let control2):
          .curve(to: moved(end), control1: moved(control1), control2: moved(control2))
        case .close: .close
        }
      })
  }

  /// The path moved by an offset.
  public func offset(x dx: Double, y dy: Double) -> Path { transformed(x: dx, y: dy) }
}
