import TintypePrimitives
import TintypeViews

/// Space in a stack.
///
/// Along the stack it takes what it is proposed, at least its minimum; across it takes nothing.
final class SpacerItem: LayoutItem {
  private let minLength: Double
  private let axis: Axis?

  init(minLength: Double, axis: Axis?, context: LayoutContext) {
    self.minLength = minLength
    self.axis = axis
    super.init(context: context)
  }

  override var priority: Double { -.infinity }

  override func measure(_ proposal: Proposal) -> Size {
    Size(
      width: axis == .vertical ? 0 : max(minLength, proposal.width ?? minLength),
      height: axis == .horizontal ? 0 : max(minLength, proposal.height ?? minLength))
  }

  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double {
    self.axis == nil || self.axis == axis ? .infinity : 0
  }
}
