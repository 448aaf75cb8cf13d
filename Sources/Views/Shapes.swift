// Named as in SwiftUI, where shapes are types.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A rectangle that fills its space.
public func Rectangle() -> ShapeView { ShapeView(.rectangle) }

/// The ellipse that touches the sides of its space.
public func Ellipse() -> ShapeView { ShapeView(.ellipse) }

/// The largest circle in its space.
public func Circle() -> ShapeView { ShapeView(.circle) }

/// A shape with round ends.
public func Capsule() -> ShapeView { ShapeView(.capsule) }

/// A rectangle with corners of one radius in points.
public func RoundedRectangle(
  cornerRadius: Double, style: RoundedCornerStyle = .circular
) -> ShapeView {
  ShapeView(.rounded(RectangleCornerRadii(cornerRadius), style))
}

/// A rectangle with a radius for each corner, in points.
public func UnevenRoundedRectangle(
  cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular
) -> ShapeView {
  ShapeView(.rounded(cornerRadii, style))
}

/// A part of the largest circle in its space; angles are degrees, clockwise from the right.
public func Arc(from start: Double, to end: Double) -> ShapeView {
  ShapeView(.arc(from: start, to: end))
}

/// Straight lines from point to point, in shares of its space; x counts from the left edge.
public func Polyline(_ points: [UnitPoint]) -> ShapeView { ShapeView(.polyline(points)) }
