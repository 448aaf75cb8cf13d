import TintypePrimitives
import TintypeViews

/// An item drawn beside its place.
final class OffsetItem: WrapperItem {
  private let x: Double
  private let y: Double

  init(x: Double, y: Double, _ child: LayoutItem, context: LayoutContext) {
    self.x = x
    self.y = y
    super.init(child, context: context)
  }

  private func moved(_ origin: Point) -> Point {
    Point(x: origin.x + (isMirrored ? -x : x), y: origin.y + y)
  }

  override func outline(at origin: Point, _ proposal: Proposal) -> Outline? {
    child.outline(at: moved(origin), proposal)
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    child.place(at: moved(origin), proposal, into: list)
  }
}
