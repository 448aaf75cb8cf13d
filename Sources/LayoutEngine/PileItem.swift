import TintypePrimitives
import TintypeViews

/// Items on top of each other.
///
/// Proposes its own proposal to each; its size covers the widest and the tallest.
final class PileItem: LayoutItem {
  private let alignment: Alignment
  private let children: [LayoutItem]

  init(_ alignment: Alignment, children: [LayoutItem], context: LayoutContext) {
    self.alignment = alignment
    self.children = children
    super.init(context: context)
  }

  override func measure(_ proposal: Proposal) -> Size {
    children.reduce(into: .zero) { size, child in
      let next = child.size(proposal)
      size = Size(width: max(size.width, next.width), height: max(size.height, next.height))
    }
  }

  override func baselines(_ proposal: Proposal) -> (first: Double, last: Double) {
    guard let child = children.first else { return super.baselines(proposal) }
    let top = corner(
      of: child.size(proposal), in: Rect(origin: .zero, size: size(proposal)), alignment
    ).y
    let lines = child.baselines(proposal)
    return (top + lines.first, top + lines.last)
  }

  override func outline(at origin: Point, _ proposal: Proposal) -> Outline? {
    guard let child = children.first else { return nil }
    let frame = frame(at: origin, proposal)
    return child.outline(
      at: corner(of: child.size(proposal), in: frame, alignment), proposal)
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    let frame = frame(at: origin, proposal)
    for child in children {
      child.place(
        at: corner(of: child.size(proposal), in: frame, alignment), proposal, into: list)
    }
  }
}
