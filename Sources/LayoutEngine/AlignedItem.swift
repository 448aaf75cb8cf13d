import TintypePrimitives
import TintypeViews

/// An item aligned in a frame of another size.
///
/// Subclasses say what they propose and which size they take.
class AlignedItem: WrapperItem {
  private let alignment: Alignment

  init(_ alignment: Alignment, _ child: LayoutItem, context: LayoutContext) {
    self.alignment = alignment
    super.init(child, context: context)
  }

  /// What the child is proposed.
  func inner(_ proposal: Proposal) -> Proposal { proposal }

  private func childCorner(in frame: Rect, _ proposal: Proposal) -> Point {
    corner(of: child.size(inner(proposal)), in: frame, alignment)
  }

  override func baselines(_ proposal: Proposal) -> (first: Double, last: Double) {
    let top = childCorner(in: Rect(origin: .zero, size: size(proposal)), proposal).y
    let lines = child.baselines(inner(proposal))
    return (top + lines.first, top + lines.last)
  }

  override func guide(_ alignment: VerticalAlignment, _ proposal: Proposal) -> Double {
    switch alignment {
    case .top: 0
    case .center: size(proposal).height / 2
    case .bottom: size(proposal).height
    case .firstTextBaseline, .lastTextBaseline:
      childCorner(in: Rect(origin: .zero, size: size(proposal)), proposal).y
        + child.guide(alignment, inner(proposal))
    }
  }

  override func outline(at origin: Point, _ proposal: Proposal) -> Outline? {
    child.outline(at: childCorner(in: frame(at: origin, proposal), proposal), inner(proposal))
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    child.place(
      at: childCorner(in: frame(at: origin, proposal), proposal), inner(proposal), into: list)
  }
}
