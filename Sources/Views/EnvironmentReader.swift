/// Builds its content with the environment at hand.
public struct EnvironmentReader<Content: View>: PrimitiveView {
  private let content: (EnvironmentValues) -> Content

  /// Calls the closure once, when the view is evaluated.
  public init(@ViewBuilder content: @escaping (EnvironmentValues) -> Content) {
    self.content = content
  }

  /// Evaluates what the closure builds.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    content(environment).makeNode(in: environment)
  }
}
