import TintypePrimitives
import TintypeViews

/// An item cut to its space.
///
/// Proposes nothing along its axes and its own proposal across them. Takes the length proposed along
/// its axes, the child's across them and where nothing is proposed.
final class ScrollItem: WrapperItem {
  private let node: ScrollNode

  init(_ node: ScrollNode, _ child: LayoutItem, context: LayoutContext) {
    self.node = node
    super.init(child, context: context)
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: node.axes.contains(.horizontal) ? nil : proposal.width,
      height: node.axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: Proposal) -> Size {
    var size = child.size(inner(proposal))
    if node.axes.contains(.horizontal) { size.width = max(0, proposal.width ?? size.width) }
    if node.axes.contains(.vertical) { size.height = max(0, proposal.height ?? size.height) }
    return size
  }

  override func lead(_ proposal: Proposal) -> Point {
    let size = size(proposal)
    let content = child.size(inner(proposal))
    return Point(
      x: (size.width - content.width) * node.anchor.x - node.x,
      y: (size.height - content.height) * node.anchor.y - node.y)
  }

  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double {
    node.axes.contains(axis) ? .infinity : child.flexibility(along: axis, inner(proposal))
  }

  override func outline(at origin: Point, _ proposal: Proposal) -> Outline? {
    .rectangle(context.snap(frame(at: origin, proposal)))
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    list.scrolled(
      in: .rectangle(context.snap(frame(at: origin, proposal))),
      horizontally: node.axes.contains(.horizontal), vertically: node.axes.contains(.vertical)
    ) {
      super.place(at: origin, proposal, into: list)
    }
  }
}
