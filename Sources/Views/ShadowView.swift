/// A view with a shadow.
struct ShadowView<Content: View>: PrimitiveView {
  let content: Content
  let color: Color
  let radius: Double
  let x: Double
  let y: Double

  func makeNode(in environment: EnvironmentValues) -> ViewNode {
    .shadow(
      ShadowNode(paint: color.resolve(in: environment), radius: radius, x: x, y: y),
      content.makeNode(in: environment).single)
  }
}
