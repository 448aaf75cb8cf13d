extension Color: PrimitiveView {
  /// Evaluates to a rectangle that fills its space with the colour.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    .shape(ShapeNode(shape: .rectangle, fill: .paint(resolve(in: environment))))
  }
}
