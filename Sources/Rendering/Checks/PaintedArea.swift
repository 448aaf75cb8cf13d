import TintypeLayoutEngine
import TintypePrimitives

/// An area of a picture that something is drawn on later.
struct PaintedArea {
  /// What covers the area.
  enum Content {
    case paint(Paint)
    case gradient(Gradient)
    /// A picture in its own colours, which are not known here.
    case picture
    /// Areas that are made translucent as a whole.
    case group(PaintedGroup)
  }

  let content: Content
  /// The outline that is covered; nil for a group.
  let outline: Outline?
  /// The outlines that it is cut to.
  let clips: [Outline]
  /// The area that it may touch.
  let bounds: Rect

  /// Whether nothing of what lies below shows within a rectangle.
  func hides(_ rect: Rect) -> Bool {
    guard case .paint(let paint) = content, paint.alpha >= 1, let outline else { return false }
    return outline.contains(rect) && clips.allSatisfy { $0.contains(rect) }
  }

  func contains(_ point: Point) -> Bool {
    (outline?.contains(point) ?? true) && clips.allSatisfy { $0.contains(point) }
  }
}

/// Areas that are made translucent as a whole.
struct PaintedGroup {
  var areas: [PaintedArea] = []
  /// The opacity of the group, 0–1.
  var opacity = 1.0
  /// The gradient whose alpha it is multiplied by.
  var mask: Gradient?

  /// The share of the group that shows at a point.
  func alpha(at point: Point) -> Double {
    opacity * (mask?.paint(at: point).alpha ?? 1)
  }
}
