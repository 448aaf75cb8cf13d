import TintypePrimitives
import TintypeViews

/// An item with a name.
final class PartItem: WrapperItem {
  private let name: String

  init(_ name: String, _ child: LayoutItem, context: LayoutContext) {
    self.name = name
    super.init(child, context: context)
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    list.part(name, frame(at: origin, proposal)) {
      child.place(at: origin, proposal, into: list)
    }
  }
}
