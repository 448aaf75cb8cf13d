import TintypeViews

/// An item that is offered space earlier or later.
final class PriorityItem: WrapperItem {
  private let value: Double

  init(_ value: Double, _ child: LayoutItem, context: LayoutContext) {
    self.value = value
    super.init(child, context: context)
  }

  override var priority: Double { value }
}
