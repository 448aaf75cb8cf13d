/// Builds its content for the size it is given.
///
/// Takes the size proposed, 10 points where none is; its content is proposed that size and stands at
/// the top leading corner.
///
/// Source: SwiftUI `GeometryReader`.
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: @Sendable (GeometryProxy) -> Content

  /// Calls the closure at layout, when the size is known.
  public init(@ViewBuilder content: @escaping @Sendable (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Evaluates to a node that evaluates its content at layout.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    let content = content
    return .geometry { size in
      content(GeometryProxy(size: size, safeAreaInsets: environment.safeArea))
        .makeNode(in: environment).single
    }
  }
}
