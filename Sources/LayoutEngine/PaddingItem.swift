import TintypePrimitives
import TintypeViews

/// An item with space around it.
///
/// Proposes its own proposal less the insets; its size is the child's plus the insets.
final class PaddingItem: WrapperItem {
  private let insets: Insets

  init(_ insets: Insets, _ child: LayoutItem, context: LayoutContext) {
    self.insets = insets
    super.init(child, context: context)
  }

  private var left: Double { isMirrored ? insets.trailing : insets.leading }

  private func inner(_ proposal: Proposal) -> Proposal {
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

  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double {
    child.flexibility(along: axis, inner(proposal))
  }

  override func baselines(_ proposal: Proposal) -> (first: Double, last: Double) {
    let lines = child.baselines(inner(proposal))
    return (lines.first + insets.top, lines.last + insets.top)
  }

  override func guide(_ alignment: VerticalAlignment, _ proposal: Proposal) -> Double {
    switch alignment {
    case .top: 0
    case .center: size(proposal).height / 2
    case .bottom: size(proposal).height
    case .firstTextBaseline, .lastTextBaseline:
      child.guide(alignment, inner(proposal)) + insets.top
    }
  }

  override func outline(at origin: Point, _ proposal: Proposal) -> Outline? {
    child.outline(
      at: Point(x: origin.x + left, y: origin.y + insets.top), inner(proposal))
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    child.place(
      at: Point(x: origin.x + left, y: origin.y + insets.top), inner(proposal), into: list)
  }
}
