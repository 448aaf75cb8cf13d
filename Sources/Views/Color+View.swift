extension Color: PrimitiveView {
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    .shape(ShapeNode(shape: .rectangle, fill: .paint(resolve(in: environment))))
  }
}
