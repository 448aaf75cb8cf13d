public import TintypePrimitives

/// What a view shows, evaluated: fonts, words, colours and icons are resolved, sizes are not.
public indirect enum ViewNode: Sendable {
  /// Views for whatever holds them; a column where nothing else is said.
  case group([ViewNode])
  /// A text.
  case text(TextNode)
  /// A picture.
  case image(ImageNode)
  /// A filled or outlined shape.
  case shape(ShapeNode)
  /// Views in a row or column.
  case stack(StackNode)
  /// Views on top of each other, the first at the back.
  case pile(Alignment, [ViewNode])
  /// Views in rows that wrap; spacings in points.
  case flow(spacing: Double, lineSpacing: Double, [ViewNode])
  /// The first of the views whose ideal size fits.
  case fitting(Axis.Set, [ViewNode])
  /// A view that is evaluated for its size at layout.
  case geometry(@Sendable (Size) -> ViewNode)
  /// A line across the stack, of a thickness in points.
  case divider(Paint, thickness: Double)
  /// Content cut to its space.
  case scroll(ScrollNode, ViewNode)
  /// Space of at least a length in points.
  case spacer(minLength: Double)
  /// A view with space around it.
  case padding(Insets, ViewNode)
  /// A view in a frame of fixed size.
  case frame(FrameNode, ViewNode)
  /// A view in a frame between limits.
  case flexibleFrame(FlexibleFrameNode, ViewNode)
  /// A view at its ideal size.
  case fixedSize(horizontal: Bool, vertical: Bool, ViewNode)
  /// A view that is offered space earlier or later.
  case priority(Double, ViewNode)
  /// A view in proportions of width to height; nil keeps its own.
  case aspectRatio(Double?, ContentMode, ViewNode)
  /// A view drawn beside its place, in points.
  case offset(x: Double, y: Double, ViewNode)
  /// A view with a guide of its own, in points from its leading edge.
  case horizontalGuide(HorizontalAlignment, @Sendable (ViewDimensions) -> Double, ViewNode)
  /// A view with a guide of its own, in points from its top.
  case verticalGuide(VerticalAlignment, @Sendable (ViewDimensions) -> Double, ViewNode)
  /// A view with another behind or before it.
  case layered(LayerNode, ViewNode)
  /// A view cut to a shape.
  case clip(Shape, ViewNode)
  /// A view made translucent as a whole, 0–1.
  case opacity(Double, ViewNode)
  /// A view with a shadow of its outermost shape.
  case shadow(ShadowNode, ViewNode)
  /// A view that fades along a gradient.
  case mask(ShapeNode.Fill, ViewNode)
  /// A view that fades towards some of its edges, over a length in points.
  case fade(Edge.Set, length: Double, ViewNode)
  /// A view with a name.
  case part(String, ViewNode)
  /// A view whose layout runs in a direction of its own.
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
