/// Content of any length, cut to the space there is.
///
/// Along its axes it takes the length proposed and lets its content have its ideal length; across
/// them it is as wide as its content. Scroll bars are not drawn: at rest iOS hides them.
///
/// Source: SwiftUI `ScrollView`.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content
  private var anchor = UnitPoint.topLeading
  private var x = 0.0
  private var y = 0.0

  /// Creates a view that scrolls along `axes`.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Sets what part of the content is seen at rest, and where content stands that is shorter.
  ///
  /// Source: SwiftUI `View.defaultScrollAnchor(_:)`.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> ScrollView {
    var copy = self
    copy.anchor = anchor ?? .topLeading
    return copy
  }

  /// Scrolls by a distance in points from rest; x runs with the line.
  public func scrolled(x: Double = 0, y: Double = 0) -> ScrollView {
    var copy = self
    copy.x = x
    copy.y = y
    return copy
  }

  /// Evaluates the content.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    .scroll(
      ScrollNode(axes: axes, anchor: anchor, x: x, y: y),
      content.makeNode(in: environment).single)
  }
}
