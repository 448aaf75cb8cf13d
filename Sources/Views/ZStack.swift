/// Views on top of each other, the first at the back.
///
/// Source: SwiftUI `ZStack`.
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Creates a pile of views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Evaluates the views, back to front.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    .pile(alignment, content.makeNode(in: environment).flattened)
  }
}
