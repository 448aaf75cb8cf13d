extension Optional: View where Wrapped: View {
  public var body: Never {
    preconditionFailure("the body of a primitive view is never asked for")
  }

  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    map { $0.makeNode(in: environment) } ?? .group([])
  }
}
