import TintypePrimitives
import TintypeViews

/// An item whose content is evaluated when its size is known.
///
/// Takes the size proposed, 10 points where none is. Proposes its size; the content stands at the
/// leading top corner.
final class GeometryItem: LayoutItem {
  private let content: @Sendable (Size) -> ViewNode
  private var known: (size: Size, item: LayoutItem)?

  init(_ content: @escaping @Sendable (Size) -> ViewNode, context: LayoutContext) {
    self.content = content
    super.init(context: context)
  }

  private func item(_ size: Size) -> LayoutItem {
    if let known, known.size == size { return known.item }
    let item = LayoutItem.make(content(size), in: context)
    known = (size, item)
    return item
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: max(0, proposal.width ?? 10), height: max(0, proposal.height ?? 10))
  }

  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double { .infinity }

  override func outline(at origin: Point, _ proposal: Proposal) -> Outline? {
    let (item, corner, offer) = placed(at: origin, proposal)
    return item.outline(at: corner, offer)
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    let (item, corner, offer) = placed(at: origin, proposal)
    item.place(at: corner, offer, into: list)
  }

  private func placed(
    at origin: Point, _ proposal: Proposal
  ) -> (LayoutItem, Point, Proposal) {
    let frame = frame(at: origin, proposal)
    let item = item(frame.size)
    let offer = Proposal(width: frame.width, height: frame.height)
    return (item, corner(at: .zero, of: item.size(offer), in: frame), offer)
  }
}
