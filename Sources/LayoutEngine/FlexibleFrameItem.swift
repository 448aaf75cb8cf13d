import TintypePrimitives
import TintypeViews

/// An item in a frame between limits.
///
/// Proposes its own proposal within the limits. A side with both limits takes the proposal within
/// them. One with a minimum takes the child's length, or the proposal if that is less; one with a
/// maximum takes the child's length, or the proposal if that is more; either stays within its limit.
/// A side without limits takes the child's length, and so does one that is proposed nothing.
///
/// Source: SwiftUI `View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:
/// alignment:)`, discussion; that a child never makes the frame break its limit: objc.io, "SwiftUI
/// Layout Explained: Flexible Frames".
final class FlexibleFrameItem: WrapperItem {
  private let node: FlexibleFrameNode

  init(_ node: FlexibleFrameNode, _ child: LayoutItem, context: LayoutContext) {
    self.node = node
    super.init(child, context: context)
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
      if let least { result = max(least, min(result, offer ?? result)) }
      if let most { result = min(most, max(result, offer ?? result)) }
      return result
    }
    return Size(
      width: side(size.width, offer.width, node.minWidth, node.maxWidth),
      height: side(size.height, offer.height, node.minHeight, node.maxHeight))
  }

  override func lead(_ proposal: Proposal) -> Point {
    lead(of: child, inner(proposal), in: size(proposal), node.alignment)
  }

  /// What is shortest without a minimum counts as nothing: a text would have to be broken into
  /// letters to know.
  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double {
    let (least, most) =
      axis == .horizontal ? (node.minWidth, node.maxWidth) : (node.minHeight, node.maxHeight)
    if let most { return max(0, most - (least ?? 0)) }
    guard let least else { return child.flexibility(along: axis, inner(proposal)) }
    var longest = inner(proposal)
    longest[axis] = .infinity
    return max(0, child.size(longest)[axis] - least)
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    guard let least = node.minHeight, least > 0, least.isFinite else {
      return super.place(at: origin, proposal, into: list)
    }
    list.growing(frame(at: origin, proposal), minimum: least) {
      super.place(at: origin, proposal, into: list)
    }
  }
}
