// Named as in SwiftUI, where shapes are types.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A rectangle that fills its space.
public func Rectangle() -> ShapeView { ShapeView(.rectangle) }

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
