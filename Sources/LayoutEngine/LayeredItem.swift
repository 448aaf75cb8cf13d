import TintypePrimitives
import TintypeViews

/// An item with another behind or before it.
///
/// The layer is proposed the item's size and does not change it; their guides meet.
final class LayeredItem: WrapperItem {
  private let layer: LayoutItem
  private let alignment: Alignment
  private let isBehind: Bool

  init(
    layer: LayoutItem, _ alignment: Alignment, isBehind: Bool, _ child: LayoutItem,
    context: LayoutContext
  ) {
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(child, context: context)
  }

  private func layerPlace(at origin: Point, _ proposal: Proposal) -> (Point, Proposal) {
    let frame = frame(at: origin, proposal)
    let offer = Proposal(width: frame.width, height: frame.height)
    let horizontal = Guide.horizontal(alignment.horizontal)
    let vertical = Guide.vertical(alignment.vertical)
    let lead = Point(
      x: child.place(of: horizontal, proposal) - layer.place(of: horizontal, offer),
      y: child.place(of: vertical, proposal) - layer.place(of: vertical, offer))
    return (corner(at: lead, of: layer.size(offer), in: frame), offer)
  }

  override func outline(at origin: Point, _ proposal: Proposal) -> Outline? {
    if isBehind {
      let (corner, offer) = layerPlace(at: origin, proposal)
      if let outline = layer.outline(at: corner, offer) { return outline }
    }
    return child.outline(at: origin, proposal)
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    let (corner, offer) = layerPlace(at: origin, proposal)
    if isBehind { layer.place(at: corner, offer, into: list) }
    child.place(at: origin, proposal, into: list)
    if !isBehind { layer.place(at: corner, offer, into: list) }
  }
}
