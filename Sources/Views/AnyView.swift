/// A view whose type is hidden.
public struct AnyView: PrimitiveView {
  private let view: any View

  /// Hides the type of a view.
  public init(_ view: any View) { self.view = view }

  /// Evaluates the view within.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    view.makeNode(in: environment)
  }
}
