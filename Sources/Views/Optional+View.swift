extension Optional: View where Wrapped: View {
  /// Never asked for; `makeNode(in:)` does without.
  public var body: Never {
    preconditionFailure("the body of a primitive view is never asked for")
  }

  /// Evaluates the view, if there is one.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    map { $0.makeNode(in: environment) } ?? .group([])
  }
}
