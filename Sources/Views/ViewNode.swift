public import TintypePrimitives

/// What a view shows, evaluated: fonts, words, colours and icons are resolved, sizes are not.
public indirect enum ViewNode: Sendable {
  /// Views for whatever holds them; a column where nothing else is said.
  case group([ViewNode])
  case text(TextNode)
  case image(ImageNode)
  case shape(ShapeNode)
  case stack(StackNode)
  case pile(Alignment, [ViewNode])
  case flow(spacing: Double, lineSpacing: Double, [ViewNode])
  case spacer(minLength: Double)
  case padding(Insets, ViewNode)
  case frame(FrameNode, ViewNode)
  case flexibleFrame(FlexibleFrameNode, ViewNode)
  case fixedSize(horizontal: Bool, vertical: Bool, ViewNode)
  case priority(Double, ViewNode)
  case aspectRatio(Double, ViewNode)
  case offset(x: Double, y: Double, ViewNode)
  case verticalGuide(VerticalAlignment, @Sendable (ViewDimensions) -> Double, ViewNode)
  case layered(LayerNode, ViewNode)
  case clip(Shape, ViewNode)
  case opacity(Double, ViewNode)
  case shadow(ShadowNode, ViewNode)
  case mask(ShapeNode.Fill, ViewNode)
  case part(String, ViewNode)
  case direction(LayoutDirection, ViewNode)

  /// The nodes that a container lays out one by one.
  public var flattened: [ViewNode] {
    guard case .group(let nodes) = self else { return [self] }
    return nodes.flatMap(\.flattened)
  }

  /// One node: several become a column, as in SwiftUI.
  public var single: ViewNode {
    guard case .group = self else { return self }
    let nodes = flattened
    if nodes.count == 1 { return nodes[0] }
    return .stack(StackNode(axis: .vertical, alignment: .center, spacing: 8, children: nodes))
  }
}
