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
}
