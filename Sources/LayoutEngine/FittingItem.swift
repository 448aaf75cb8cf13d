import TintypePrimitives
import TintypeViews

/// The first of several items that fits.
///
/// An item fits if its ideal length is at most the length proposed, on each of the axes; the last is
/// taken if none does. Proposes its own proposal to it and takes its size.
final class FittingItem: LayoutItem {
  private let axes: Axis.Set
  private let children: [LayoutItem]

  init(_ axes: Axis.Set, children: [LayoutItem], context: LayoutContext) {
    self.axes = axes
    self.children = children
    super.init(
      context: context, guides: children.reduce(into: []) { $0.formUnion($1.guides) })
  }

  private func chosen(_ proposal: Proposal) -> LayoutItem? {
    children.dropLast().first { fits($0, proposal) } ?? children.last
  }

  private func fits(_ child: LayoutItem, _ proposal: Proposal) -> Bool {
    var ideal = proposal
    if axes.contains(.horizontal) { ideal.width = nil }
    if axes.contains(.vertical) { ideal.height = nil }
    let size = child.size(ideal)
    // A sum of lengths can be a little off.
    return (!axes.contains(.horizontal) || size.width <= (proposal.width ?? .infinity) + 1e-6)
      && (!axes.contains(.vertical) || size.height <= (proposal.height ?? .infinity) + 1e-6)
  }

  override func measure(_ proposal: Proposal) -> Size { chosen(proposal)?.size(proposal) ?? .zero }

  /// From the shortest form of the last to the longest of the first.
  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double {
    guard let first = children.first, let last = children.last else { return 0 }
    return max(
      first.flexibility(along: axis, proposal), last.flexibility(along: axis, proposal))
  }

  override func explicit(_ guide: Guide, _ proposal: Proposal) -> Double? {
    chosen(proposal)?.explicit(guide, proposal)
  }

  override func outline(at origin: Point, _ proposal: Proposal) -> Outline? {
    chosen(proposal)?.outline(at: origin, proposal)
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    chosen(proposal)?.place(at: origin, proposal, into: list)
  }
}
