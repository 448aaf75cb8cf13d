/// A view that shows nothing and takes no place.
public struct EmptyView: PrimitiveView {
  /// Creates an empty view.
  public init() {}

  /// Evaluates to nothing.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode { .group([]) }
}
