import TintypePrimitives
import TintypeViews

/// A line across a stack.
///
/// Takes its thickness along the stack and the length proposed across it, 10 points where none is;
/// outside of stacks it lies as in a column.
final class DividerItem: LayoutItem {
  private let paint: Paint
  private let thickness: Double
  private let axis: Axis

  init(_ paint: Paint, thickness: Double, axis: Axis?, context: LayoutContext) {
    self.paint = paint
    self.thickness = thickness
    self.axis = axis ?? .vertical
    super.init(context: context)
  }

  override func measure(_ proposal: Proposal) -> Size {
    var size = Size(width: max(0, proposal.width ?? 10), height: max(0, proposal.height ?? 10))
    size[axis] = thickness
    return size
  }

  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double {
    axis == self.axis ? 0 : .infinity
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    let frame = context.snap(frame(at: origin, proposal))
    guard !frame.isEmpty else { return }
    list.append(
      .fill(.rectangle(frame), .paint(paint)), origins: paint.origins, bounds: frame)
  }
}
