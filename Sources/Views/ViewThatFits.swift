/// The first of several views that fits the space.
///
/// A view fits if its ideal length is at most the length proposed, on each of the axes; the last view
/// is taken if none does. The size is that of the view taken.
///
/// Source: SwiftUI `ViewThatFits`.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a choice between views, the preferred one first.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Evaluates all of the views.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    .fitting(axes, content.makeNode(in: environment).flattened)
  }
}
