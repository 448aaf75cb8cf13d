import TintypePrimitives
import TintypeViews

/// Items on top of each other.
///
/// Proposes its own proposal to each; their guides meet, and its size is as far as they reach.
final class PileItem: ContainerItem {
  private let alignment: Alignment

  init(_ alignment: Alignment, children: [LayoutItem], context: LayoutContext) {
    self.alignment = alignment
    super.init(children: children, context: context)
  }

  override var outermost: Int? { children.isEmpty ? nil : 0 }

  override func arrange(_ proposal: Proposal) -> Arrangement {
    var result = Arrangement()
    result.offers = Array(repeating: proposal, count: children.count)
    result.frames = children.map { child in
      Rect(
        origin: Point(
          x: -child.place(of: .horizontal(alignment.horizontal), proposal),
          y: -child.place(of: .vertical(alignment.vertical), proposal)),
        size: child.size(proposal))
    }
    guard let first = result.frames.first else { return result }
    var (left, top, right, bottom) = (first.minX, first.minY, first.maxX, first.maxY)
    for frame in result.frames.dropFirst() {
      left = min(left, frame.minX)
      top = min(top, frame.minY)
      right = max(right, frame.maxX)
      bottom = max(bottom, frame.maxY)
    }
    result.frames = result.frames.map { $0.offset(x: -left, y: -top) }
    result.size = Size(width: right - left, height: bottom - top)
    return result
  }

  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double {
    children.reduce(0) { max($0, $1.flexibility(along: axis, proposal)) }
  }
}
