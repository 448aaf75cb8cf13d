import TintypePrimitives
import TintypeViews

/// An item made translucent as a whole; nothing of it is drawn at zero.
final class OpacityItem: WrapperItem {
  private let opacity: Double

  init(_ opacity: Double, _ child: LayoutItem, context: LayoutContext) {
    self.opacity = min(1, max(0, opacity))
    super.init(child, context: context)
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    if opacity == 1 { return child.place(at: origin, proposal, into: list) }
    guard opacity > 0 else { return }
    list.grouped(.pushOpacity(opacity), .popOpacity, origins: []) {
      child.place(at: origin, proposal, into: list)
    }
  }
}
