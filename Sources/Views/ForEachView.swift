/// The views of a loop in a builder.
public struct ForEachView<Content: View>: PrimitiveView {
  private let content: [Content]

  init(_ content: [Content]) { self.content = content }

  /// Evaluates the views, in order.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    .group(content.map { $0.makeNode(in: environment) })
  }
}
