public import TintypePrimitives

/// The outline of an area at its final place, in points.
public enum Outline: Hashable, Sendable {
  /// An upright rectangle.
  case rectangle(Rect)
  /// The ellipse that touches the sides of a rectangle.
  case ellipse(Rect)
  /// Corner radii in points, left and right as drawn.
  case rounded(Rect, CornerRadii, isContinuous: Bool)
  /// A part of the ellipse in a rectangle, open between its ends.
  ///
  /// Angles are degrees, clockwise from the right.
  case arc(Rect, from: Double, to: Double)
  /// Straight lines from point to point, open between the last and the first.
  case polyline([Point])

  /// The frame of the outline.
  public var bounds: Rect {
    switch self {
    case .rectangle(let rect), .ellipse(let rect), .rounded(let rect, _, _), .arc(let rect, _, _):
      return rect
    case .polyline(let points):
      guard let first = points.first else { return Rect() }
      var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
      for point in points.dropFirst() {
        left = min(left, point.x)
        top = min(top, point.y)
        right = max(right, point.x)
        bottom = max(bottom, point.y)
      }
      return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }

  /// The outline moved inward by a distance in points; radii shrink by as much.
  ///
  /// Lines have no inside and stay.
  public func inset(by distance: Double) -> Outline {
    switch self {
    case .rectangle(let rect): return .rectangle(rect.expanded(by: -distance))
    case .ellipse(let rect): return .ellipse(rect.expanded(by: -distance))
    case .rounded(let rect, let corners, let isContinuous):
      func less(_ radius: Double) -> Double { max(0, radius - distance) }
      return .rounded(
        rect.expanded(by: -distance),
        CornerRadii(
          topLeft: less(corners.topLeft), topRight: less(corners.topRight),
          bottomRight: less(corners.bottomRight), bottomLeft: less(corners.bottomLeft)),
        isContinuous: isContinuous)
    case .arc(let rect, let start, let end):
      return .arc(rect.expanded(by: -distance), from: start, to: end)
    case .polyline: return self
    }
  }

  /// Appends the canonical bytes: a tag, then the numbers.
  func append(to bytes: inout CanonicalBytes) {
    switch self {
    case .rectangle(let rect):
      bytes.append(tag: 1)
      bytes.append(rect)
    case .ellipse(let rect):
      bytes.append(tag: 2)
      bytes.append(rect)
    case .rounded(let rect, let corners, let isContinuous):
      bytes.append(tag: isContinuous ? 4 : 3)
      bytes.append(rect)
      bytes.append(corners.topLeft)
      bytes.append(corners.topRight)
      bytes.append(corners.bottomRight)
      bytes.append(corners.bottomLeft)
    case .arc(let rect, let start, let end):
      bytes.append(tag: 5)
      bytes.append(rect)
      bytes.append(start)
      bytes.append(end)
    case .polyline(let points):
      bytes.append(tag: 6)
      bytes.append(count: points.count)
      for point in points {
        bytes.append(point.x)
        bytes.append(point.y)
      }
    }
  }
}
