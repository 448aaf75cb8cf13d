import TintypePrimitives
import TintypeViews

/// An item in a frame of fixed size.
///
/// Proposes the fixed sides, and its own proposal for the others; takes the fixed sides, and the
/// child's for the others.
final class FrameItem: WrapperItem {
  private let node: FrameNode

  init(_ node: FrameNode, _ child: LayoutItem, context: LayoutContext) {
    self.node = node
    super.init(child, context: context)
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: node.width ?? proposal.width, height: node.height ?? proposal.height)
  }

  override func measure(_ proposal: Proposal) -> Size {
    if let width = node.width, let height = node.height {
      return Size(width: width, height: height)
    }
    let size = child.size(inner(proposal))
    return Size(width: node.width ?? size.width, height: node.height ?? size.height)
  }

  override func lead(_ proposal: Proposal) -> Point {
    lead(of: child, inner(proposal), in: size(proposal), node.alignment)
  }

  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double {
    let fixed = axis == .horizontal ? node.width : node.height
    return fixed == nil ? child.flexibility(along: axis, inner(proposal)) : 0
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    let frame = frame(at: origin, proposal)
    let (isWidthFixed, isHeightFixed) = (node.width != nil, node.height != nil)
    let framed: (TextBounds) -> TextBounds = {
      $0.framed(frame, isWidthFixed: isWidthFixed, isHeightFixed: isHeightFixed)
    }
    list.bounded(framed) { super.place(at: origin, proposal, into: list) }
  }
}
