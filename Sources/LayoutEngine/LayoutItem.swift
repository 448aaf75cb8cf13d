import TintypePrimitives
import TintypeViews

/// A node during layout; answers sizes and places itself.
///
/// A parent proposes a size, the item chooses its own, the parent places it. Answers are cached by
/// proposal, so asking again is free.
class LayoutItem {
  let context: LayoutContext
  /// The guides that the item, or something in it, sets.
  let guides: GuideSet
  private var cache: [(Proposal, Size)] = []

  init(context: LayoutContext, guides: GuideSet = []) {
    self.context = context
    self.guides = guides
  }

  /// Whether the leading edge is the right one.
  final var isMirrored: Bool { context.direction == .rightToLeft }

  /// The size chosen for a proposal.
  final func size(_ proposal: Proposal) -> Size {
    for (known, size) in cache where known == proposal { return size }
    let size = measure(proposal)
    cache.append((proposal, size))
    return size
  }

  /// Chooses a size; subclasses implement it and nobody else calls it.
  func measure(_ proposal: Proposal) -> Size { .zero }

  /// Emits the commands of the item, whose frame has its corner at `origin` and the size for
  /// `proposal`.
  func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {}

  /// Who is offered space first; 0 by default.
  var priority: Double { 0 }

  /// How much longer the item can be than at its shortest, along an axis, in points.
  func flexibility(along axis: Axis, _ proposal: Proposal) -> Double {
    var least = proposal
    least[axis] = 0
    var most = proposal
    most[axis] = .infinity
    return size(most)[axis] - size(least)[axis]
  }

  /// The outline of what the item shows, for its shadow.
  func outline(at origin: Point, _ proposal: Proposal) -> Outline? { nil }

  /// Where the item itself sets a guide; asked only for those in `guides`.
  func explicit(_ guide: Guide, _ proposal: Proposal) -> Double? { nil }

  /// Where a guide is: as the item sets it, else by its size.
  final func place(of guide: Guide, _ proposal: Proposal) -> Double {
    if guides.contains(GuideSet(guide)), let place = explicit(guide, proposal) { return place }
    return guide.place(in: size(proposal))
  }

  /// The frame of the item.
  final func frame(at origin: Point, _ proposal: Proposal) -> Rect {
    Rect(origin: origin, size: size(proposal))
  }

  /// How far a child is from the leading top corner of a space where their guides meet.
  final func lead(
    of child: LayoutItem, _ offer: Proposal, in size: Size, _ alignment: Alignment
  ) -> Point {
    let horizontal = Guide.horizontal(alignment.horizontal)
    let vertical = Guide.vertical(alignment.vertical)
    return Point(
      x: horizontal.place(in: size) - child.place(of: horizontal, offer),
      y: vertical.place(in: size) - child.place(of: vertical, offer))
  }

  /// The corner of a child of `size` that is `lead` from the leading top corner of `frame`.
  final func corner(at lead: Point, of size: Size, in frame: Rect) -> Point {
    Point(
      x: isMirrored ? frame.maxX - lead.x - size.width : frame.minX + lead.x,
      y: frame.minY + lead.y)
  }
}
