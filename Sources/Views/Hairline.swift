/// A line of half a point, never thinner than a device pixel, in the foreground colour.
///
/// Takes the full length proposed along its axis. Its thickness is 0.5 points rounded down to whole
/// pixels, at least one, so that it is equally sharp everywhere.
public struct Hairline: PrimitiveView {
  private let axis: Axis

  /// Creates a line along an axis.
  public init(_ axis: Axis = .horizontal) { self.axis = axis }

  /// The thickness in points.
  static func thickness(in environment: EnvironmentValues) -> Double {
    let scale = environment.displayScale
    return max(1, (0.5 * scale).rounded(.down)) / scale
  }

  /// Evaluates the colour, and the thickness at the scale of the picture.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    let thickness = Self.thickness(in: environment)
    let line = ViewNode.shape(
      ShapeNode(
        shape: .rectangle, fill: .paint(environment.foreground.resolve(in: environment))))
    return .frame(
      FrameNode(
        width: axis == .vertical ? thickness : nil, height: axis == .horizontal ? thickness : nil),
      line)
  }
}
