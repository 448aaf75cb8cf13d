import TintypePrimitives
import TintypeViews

/// An item around one other that leaves its size and place alone.
class WrapperItem: LayoutItem {
  let child: LayoutItem

  init(_ child: LayoutItem, context: LayoutContext) {
    self.child = child
    super.init(context: context)
  }

  override func measure(_ proposal: Proposal) -> Size { child.size(proposal) }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    child.place(at: origin, proposal, into: list)
  }

  override var priority: Double { child.priority }

  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double {
    child.flexibility(along: axis, proposal)
  }

  override func baselines(_ proposal: Proposal) -> (first: Double, last: Double) {
    child.baselines(proposal)
  }

  override func outline(at origin: Point, _ proposal: Proposal) -> Outline? {
    child.outline(at: origin, proposal)
  }

  override func guide(_ alignment: VerticalAlignment, _ proposal: Proposal) -> Double {
    child.guide(alignment, proposal)
  }
}
