extension View {
  /// Sets a value of the environment for the view and all in it.
  public func environment<Value: Sendable>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ value: Value
  ) -> some View {
    EnvironmentView(content: self, keyPath: keyPath, value: value)
  }
}

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
