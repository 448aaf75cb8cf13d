import TintypePrimitives
import TintypeViews

/// An item with a shadow of its outermost shape.
final class ShadowItem: WrapperItem {
  private let node: ShadowNode

  init(_ node: ShadowNode, _ child: LayoutItem, context: LayoutContext) {
    self.node = node
    super.init(child, context: context)
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    if node.paint.alpha > 0, let outline = child.outline(at: origin, proposal) {
      let x = isMirrored ? -node.x : node.x
      list.append(
        .shadow(outline, node.paint, radius: node.radius, x: x, y: node.y),
        origins: node.paint.origins,
        bounds: outline.bounds.offset(x: x, y: node.y).expanded(by: node.radius * 1.5 + 1))
    }
    child.place(at: origin, proposal, into: list)
  }
}
