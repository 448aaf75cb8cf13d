import TintypePrimitives
import TintypeViews

/// A node during layout; answers sizes and places itself.
///
/// A parent proposes a size, the item chooses its own, the parent places it. Answers are cached by
/// proposal, so asking again is free.
class LayoutItem {
  let context: LayoutContext
  private var cache: [(Proposal, Size)] = []

  init(context: LayoutContext) { self.context = context }

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

  /// The baselines of the first and last text from the top; the bottom if there is no text.
  func baselines(_ proposal: Proposal) -> (first: Double, last: Double) {
    let height = size(proposal).height
    return (height, height)
  }

  /// The outline of what the item shows, for its shadow.
  func outline(at origin: Point, _ proposal: Proposal) -> Outline? { nil }

  /// The top of the item under an alignment guide, from which a row measures.
  func guide(_ alignment: VerticalAlignment, _ proposal: Proposal) -> Double {
    switch alignment {
    case .top: 0
    case .center: size(proposal).height / 2
    case .bottom: size(proposal).height
    case .firstTextBaseline: baselines(proposal).first
    case .lastTextBaseline: baselines(proposal).last
    }
  }

  /// The frame of the item.
  final func frame(at origin: Point, _ proposal: Proposal) -> Rect {
    Rect(origin: origin, size: size(proposal))
  }

  /// The corner of a child of `size` that is aligned in `frame`.
  final func corner(of size: Size, in frame: Rect, _ alignment: Alignment) -> Point {
    let x: Double =
      switch alignment.horizontal {
      case .leading: isMirrored ? frame.maxX - size.width : frame.minX
      case .center: frame.midX - size.width / 2
      case .trailing: isMirrored ? frame.minX : frame.maxX - size.width
      }
    let y: Double =
      switch alignment.vertical {
      case .top, .firstTextBaseline: frame.minY
      case .center: frame.midY - size.height / 2
      case .bottom, .lastTextBaseline: frame.maxY - size.height
      }
    return Point(x: x, y: y)
  }
}
