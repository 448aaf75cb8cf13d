import TintypePrimitives
import TintypeViews

/// An item around one other.
///
/// Proposes its own proposal and takes the child's size unless a subclass says otherwise.
class WrapperItem: LayoutItem {
  let child: LayoutItem

  init(_ child: LayoutItem, context: LayoutContext, guides: GuideSet = []) {
    self.child = child
    super.init(context: context, guides: child.guides.union(guides))
  }

  /// What the child is proposed.
  func inner(_ proposal: Proposal) -> Proposal { proposal }

  /// How far the child is from the leading top corner.
  func lead(_ proposal: Proposal) -> Point { .zero }

  final func childCorner(at origin: Point, _ proposal: Proposal) -> Point {
    corner(
      at: lead(proposal), of: child.size(inner(proposal)), in: frame(at: origin, proposal))
  }

  override func measure(_ proposal: Proposal) -> Size { child.size(inner(proposal)) }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    child.place(at: childCorner(at: origin, proposal), inner(proposal), into: list)
  }

  override var priority: Double { child.priority }

  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double {
    child.flexibility(along: axis, inner(proposal))
  }

  override func outline(at origin: Point, _ proposal: Proposal) -> Outline? {
    child.outline(at: childCorner(at: origin, proposal), inner(proposal))
  }

  override func explicit(_ guide: Guide, _ proposal: Proposal) -> Double? {
    guard child.guides.contains(GuideSet(guide)),
      let place = child.explicit(guide, inner(proposal))
    else { return nil }
    return place + guide.place(of: lead(proposal))
  }
}
