/// Views in rows that wrap when they are full.
///
/// Each view is proposed the full width at most; rows start at the leading edge.
public struct Flow<Content: View>: PrimitiveView {
  private let spacing: Double
  private let lineSpacing: Double
  private let content: Content

  /// Creates wrapping rows; spacings are in points.
  public init(
    spacing: Double = 8, lineSpacing: Double = 8, @ViewBuilder content: () -> Content
  ) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.content = content()
  }

  /// Evaluates the rows with their views.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    .flow(
      spacing: spacing, lineSpacing: lineSpacing,
      content.makeNode(in: environment).flattened)
  }
}
