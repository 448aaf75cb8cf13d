import TintypeViews

/// An item that is offered space earlier or later.
final class PriorityItem: WrapperItem {
  init(_ value: Double, _ child: LayoutItem, context: LayoutContext) {
    super.init(child, context: context, priority: value)
  }
}
