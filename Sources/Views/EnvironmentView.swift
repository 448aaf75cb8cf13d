/// A view in a changed environment.
struct EnvironmentView<Content: View, Value: Sendable>: PrimitiveView {
  let content: Content
  let keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable
  let value: Value

  func makeNode(in environment: EnvironmentValues) -> ViewNode {
    var changed = environment
    changed[keyPath: keyPath] = value
    return content.makeNode(in: changed)
  }
}
