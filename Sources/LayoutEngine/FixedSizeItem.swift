import TintypePrimitives
import TintypeViews

/// An item at its ideal size.
///
/// Proposes nothing along the fixed axes and its own proposal along the others; takes the child's
/// size.
final class FixedSizeItem: WrapperItem {
  private let horizontal: Bool
  private let vertical: Bool

  init(horizontal: Bool, vertical: Bool, _ child: LayoutItem, context: LayoutContext) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child, context: context)
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double {
    let isFixed = axis == .horizontal ? horizontal : vertical
    return isFixed ? 0 : child.flexibility(along: axis, inner(proposal))
  }
}
