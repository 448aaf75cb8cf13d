import TintypePrimitives

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
