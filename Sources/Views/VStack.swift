/// A column of views.
///
/// Spacing defaults to 8 points. Views of higher layout priority are offered space first; among
/// equals the least flexible is.
///
/// Source: SwiftUI `VStack`.
public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// Creates a column; spacing is in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Evaluates the column with its views.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    .stack(
      StackNode(
        axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing ?? 8, children: content.makeNode(in: environment).flattened))
  }
}
