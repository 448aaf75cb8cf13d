/// A row of views.
///
/// Spacing defaults to 8 points. Views of higher layout priority are offered space first; among
/// equals the least flexible is.
///
/// Source: SwiftUI `HStack`.
public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// Creates a row; spacing is in points.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Evaluates the row with its views.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    .stack(
      StackNode(
        axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing ?? 8, children: content.makeNode(in: environment).flattened))
  }
}
