extension RadialGradient: PrimitiveView {
  /// Evaluates to a rectangle that fills its space with the gradient.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    .shape(ShapeNode(shape: .rectangle, fill: resolve(in: environment)))
  }
}
