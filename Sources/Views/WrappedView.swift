/// A view whose node is wrapped by a modifier.
struct WrappedView<Content: View>: PrimitiveView {
  let content: Content
  let wrap: (ViewNode) -> ViewNode

  func makeNode(in environment: EnvironmentValues) -> ViewNode {
    wrap(content.makeNode(in: environment).single)
  }
}
