/// A view that waits to be evaluated, held by reference.
///
/// Containers hold their views in it, so that copying a container costs nothing.
struct DeferredView {
  private let evaluate: (EnvironmentValues) -> ViewNode

  init(_ view: some View) { evaluate = { view.makeNode(in: $0) } }

  func makeNode(in environment: EnvironmentValues) -> ViewNode { evaluate(environment) }
}
