import TintypePrimitives
import TintypeViews

/// An item with a guide of its own.
final class GuideItem: WrapperItem {
  private let guide: Guide
  private let length: @Sendable (ViewDimensions) -> Double

  init(
    _ guide: Guide, _ length: @escaping @Sendable (ViewDimensions) -> Double,
    _ child: LayoutItem, context: LayoutContext
  ) {
    self.guide = guide
    self.length = length
    super.init(child, context: context, guides: GuideSet(guide))
  }

  override func explicit(_ guide: Guide, _ proposal: Proposal) -> Double? {
    guard guide == self.guide else { return super.explicit(guide, proposal) }
    let size = child.size(proposal)
    return length(
      ViewDimensions(
        width: size.width, height: size.height,
        firstTextBaseline: child.place(of: .vertical(.firstTextBaseline), proposal),
        lastTextBaseline: child.place(of: .vertical(.lastTextBaseline), proposal)))
  }
}
