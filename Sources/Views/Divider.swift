import TintypePrimitives

/// A line across a stack, between its views, in the system's separator colour.
///
/// It takes the full width of a column or the full height of a row. Its thickness is that of
/// `Hairline`.
///
/// Source: SwiftUI `Divider`; colours: `UIColor.separator`.
public struct Divider: PrimitiveView {
  /// Creates a line.
  public init() {}

  /// Evaluates the colour, and the thickness at the scale of the picture.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    let color = Color(
      light: Color(hex: 0x3C3C43, opacity: 0.29), dark: Color(hex: 0x545458, opacity: 0.6))
    return .divider(
      color.resolve(in: environment), thickness: Hairline.thickness(in: environment))
  }
}
