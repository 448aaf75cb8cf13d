import TintypePrimitives
import TintypeViews

/// An item cut to a shape.
final class ClipItem: WrapperItem {
  private let shape: Shape

  init(_ shape: Shape, _ child: LayoutItem, context: LayoutContext) {
    self.shape = shape
    super.init(child, context: context)
  }

  override func outline(at origin: Point, _ proposal: Proposal) -> Outline? {
    shape.outline(in: context.snap(frame(at: origin, proposal)), isMirrored: isMirrored)
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    let frame = context.snap(frame(at: origin, proposal))
    list.clipped(to: shape.outline(in: frame, isMirrored: isMirrored)) {
      child.place(at: origin, proposal, into: list)
    }
  }
}
