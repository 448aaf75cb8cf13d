import TintypeLayoutEngine
import TintypePrimitives

/// An area of a picture that something is drawn on later.
struct PaintedArea {
  /// What covers the area.
  enum Content {
    case paint(Paint)
    case gradient(Gradient)
    /// A picture, a line or a shadow, whose colours only drawing tells.
    ///
    /// A picture in its own colours has no paint.
    case drawn(Paint?)
    /// Areas that are made translucent as a whole.
    case group(PaintedGroup)
  }

  let content: Content
  /// The outline that is covered; nil for a group.
  let outline: Outline?
  /// The inside of a line, which it leaves open.
  var hole: Outline?
  /// The outlines that it is cut to.
  let clips: [Outline]
  /// The area that it may touch.
  let bounds: Rect
  /// The index of its command, of a group's last one.
  let command: Int

  /// Whether nothing of what lies below shows within a rectangle.
  func hides(_ rect: Rect) -> Bool {
    guard case .paint(let paint) = content, paint.alpha >= 1, let outline else { return false }
    return outline.contains(rect) && clips.allSatisfy { $0.contains(rect) }
  }

  /// Whether it may show within a rectangle.
  func reaches(_ rect: Rect) -> Bool {
    bounds.intersects(rect) && !(hole?.contains(rect) ?? false)
  }

  /// Whether only drawing tells the colours within a rectangle.
  func needsPixels(in rect: Rect) -> Bool {
    guard reaches(rect) else { return false }
    switch content {
    case .paint, .gradient: return false
    case .drawn: return true
    case .group(let group): return group.areas.contains { $0.needsPixels(in: rect) }
    }
  }

  func contains(_ point: Point) -> Bool {
    (outline?.contains(point) ?? true) && !(hole?.contains(point) ?? false)
      && clips.allSatisfy { $0.contains(point) }
  }
}
