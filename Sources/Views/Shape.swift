/// An outline that fills the space it is proposed.
///
/// Source: SwiftUI `Shape`, as a closed set.
public enum Shape: Hashable, Sendable {
  /// The space itself.
  case rectangle
  /// The ellipse that touches the sides of the space.
  case ellipse
  /// The largest circle in the middle of the space.
  case circle
  /// Round ends: the radius is half the shorter side.
  case capsule
  /// Corner radii in points, at most half the shorter side.
  case rounded(RectangleCornerRadii, RoundedCornerStyle)
  /// A part of the largest circle in the middle of the space, open between its ends.
  ///
  /// Angles are degrees, clockwise from the right; it does not mirror.
  case arc(from: Double, to: Double)
  /// Straight lines from point to point, open between the last and the first; they do not mirror.
  ///
  /// x counts from the left edge.
  case polyline([UnitPoint])
}
