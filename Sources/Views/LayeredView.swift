/// A view with another behind or before it.
struct LayeredView<Content: View, Layer: View>: PrimitiveView {
  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  func makeNode(in environment: EnvironmentValues) -> ViewNode {
    .layered(
      LayerNode(
        layer: layer.makeNode(in: environment).single, alignment: alignment, isBehind: isBehind),
      content.makeNode(in: environment).single)
  }
}
