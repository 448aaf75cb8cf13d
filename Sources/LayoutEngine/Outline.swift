public import TintypePrimitives

/// The outline of an area at its final place, in points.
public enum Outline: Hashable, Sendable {
  /// An upright rectangle.
  case rectangle(Rect)
  /// The ellipse that touches the sides of a rectangle.
  case ellipse(Rect)
  /// Corner radii in points, left and right as drawn.
  case rounded(Rect, CornerRadii, isContinuous: Bool)

  /// The frame of the outline.
  public var bounds: Rect {
    switch self {
    case .rectangle(let rect), .ellipse(let rect), .rounded(let rect, _, _): rect
    }
  }

  /// The outline moved inward by a distance in points; radii shrink by as much.
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
    }
  }

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
    }
  }
}
