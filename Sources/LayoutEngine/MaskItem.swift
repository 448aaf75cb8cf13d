import TintypePrimitives
import TintypeViews

/// An item that fades along a gradient.
final class MaskItem: WrapperItem {
  private let fill: ShapeNode.Fill

  init(_ fill: ShapeNode.Fill, _ child: LayoutItem, context: LayoutContext) {
    self.fill = fill
    super.init(child, context: context)
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    let resolved = fill.resolve(in: frame(at: origin, proposal), isMirrored: isMirrored)
    guard case .gradient(let gradient) = resolved else {
      return child.place(at: origin, proposal, into: list)
    }
    list.grouped(.pushMask(gradient), .popMask, origins: resolved.origins) {
      child.place(at: origin, proposal, into: list)
    }
  }
}
