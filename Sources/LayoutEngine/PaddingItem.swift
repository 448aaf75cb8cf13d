import TintypePrimitives
import TintypeViews

/// An item with space around it.
///
/// Proposes its own proposal less the insets; its size is the child's plus the insets. Neither is
/// ever negative.
final class PaddingItem: WrapperItem {
  private let insets: Insets

  init(_ insets: Insets, _ child: LayoutItem, context: LayoutContext) {
    self.insets = insets
    super.init(child, context: context)
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  override func measure(_ proposal: Proposal) -> Size {
    let size = child.size(inner(proposal))
    return Size(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  override func lead(_ proposal: Proposal) -> Point {
    Point(x: insets.leading, y: insets.top)
  }
}
