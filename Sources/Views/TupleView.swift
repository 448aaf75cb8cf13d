/// Several views, laid out by whatever holds them.
public struct TupleView<each Content: View>: PrimitiveView {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  /// Evaluates the views, in order.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    var nodes: [ViewNode] = []
    repeat nodes.append((each content).makeNode(in: environment))
    return .group(nodes)
  }
}
