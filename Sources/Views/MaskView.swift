/// A view that fades along a gradient.
struct MaskView<Content: View>: PrimitiveView {
  let content: Content
  let gradient: LinearGradient

  func makeNode(in environment: EnvironmentValues) -> ViewNode {
    .mask(gradient.resolve(in: environment), content.makeNode(in: environment).single)
  }
}
