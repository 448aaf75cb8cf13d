import TintypePrimitives
import TintypeViews

/// An item with a guide of its own.
final class GuideItem: WrapperItem {
  private let alignment: VerticalAlignment
  private let length: @Sendable (ViewDimensions) -> Double

  init(
    _ alignment: VerticalAlignment, _ length: @escaping @Sendable (ViewDimensions) -> Double,
    _ child: LayoutItem, context: LayoutContext
  ) {
    self.alignment = alignment
    self.length = length
    super.init(child, context: context)
  }

  override func guide(_ alignment: VerticalAlignment, _ proposal: Proposal) -> Double {
    guard alignment == self.alignment else { return child.guide(alignment, proposal) }
    let size = child.size(proposal)
    let lines = child.baselines(proposal)
    return length(
      ViewDimensions(
        width: size.width, height: size.height, firstTextBaseline: lines.first,
        lastTextBaseline: lines.last))
  }
}
