import TintypePrimitives
import TintypeViews

/// An item in a frame between limits.
///
/// Proposes its own proposal within the limits. A side with a maximum takes the proposal, at least
/// the child's length, at most the maximum; one with a minimum takes the child's length, at least
/// the minimum.
///
/// Source: objc.io, "Thinking in SwiftUI", on flexible frames.
final class FlexibleFrameItem: AlignedItem {
  private let node: FlexibleFrameNode

  init(_ node: FlexibleFrameNode, _ child: LayoutItem, context: LayoutContext) {
    self.node = node
    super.init(node.alignment, child, context: context)
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    func clamp(_ length: Double?, _ least: Double?, _ most: Double?) -> Double? {
      length.map { max(least ?? 0, min(most ?? .infinity, $0)) }
    }
    return Proposal(
      width: clamp(proposal.width, node.minWidth, node.maxWidth),
      height: clamp(proposal.height, node.minHeight, node.maxHeight))
  }

  override func measure(_ proposal: Proposal) -> Size {
    let offer = inner(proposal)
    let size = child.size(offer)
    func side(
      _ length: Double, _ offer: Double?, _ least: Double?, _ most: Double?
    ) -> Double {
      var result = length
      if let most { result = min(most, max(result, offer ?? result)) }
      if let least { result = max(least, result) }
      return result
    }
    return Size(
      width: side(size.width, offer.width, node.minWidth, node.maxWidth),
      height: side(size.height, offer.height, node.minHeight, node.maxHeight))
  }

  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double {
    let (least, most) =
      axis == .horizontal ? (node.minWidth, node.maxWidth) : (node.minHeight, node.maxHeight)
    if let most { return max(0, most - (least ?? 0)) }
    return child.flexibility(along: axis, inner(proposal))
  }
}
