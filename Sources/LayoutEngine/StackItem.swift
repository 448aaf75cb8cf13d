import TintypePrimitives
import TintypeViews

/// Items along an axis.
///
/// Space less the gaps goes to the items of highest priority first, what the others need at least
/// being kept back; among equals the least flexible item is proposed an equal share of what is left.
/// Across the axis each is proposed what the stack was. The stack is as long as its items and gaps,
/// and as wide as the widest.
///
/// Source: SwiftUI `HStack` and `VStack` as documented, and objc.io, "Thinking in SwiftUI".
final class StackItem: LayoutItem {
  private let node: StackNode
  private let children: [LayoutItem]
  private var solved: [(Proposal, [Proposal])] = []

  init(_ node: StackNode, children: [LayoutItem], context: LayoutContext) {
    self.node = node
    self.children = children
    super.init(context: context)
  }

  private var axis: Axis { node.axis }
  private var across: Axis { node.axis == .horizontal ? .vertical : .horizontal }
  private var gaps: Double { node.spacing * Double(max(0, children.count - 1)) }

  /// What each child is proposed.
  private func proposals(_ proposal: Proposal) -> [Proposal] {
    for (known, proposals) in solved where known == proposal { return proposals }
    let proposals = solve(proposal)
    solved.append((proposal, proposals))
    return proposals
  }

  private func solve(_ proposal: Proposal) -> [Proposal] {
    var result = Array(repeating: proposal, count: children.count)
    guard let length = proposal[axis] else { return result }
    var rest = max(0, length - gaps)
    let priorities = Set(children.map(\.priority)).sorted(by: >)
    var waiting = Array(children.indices)
    for priority in priorities {
      let group = waiting.filter { children[$0].priority == priority }
      waiting.removeAll { children[$0].priority == priority }
      let kept = waiting.reduce(0) { $0 + least(children[$1], proposal) }
      var available = max(0, rest - kept)
      let sorted = group.map { (index: $0, give: flexibility(children[$0], proposal)) }
        .sorted { ($0.give, $0.index) < ($1.give, $1.index) }
      for (position, entry) in sorted.enumerated() {
        result[entry.index][axis] = available / Double(sorted.count - position)
        let taken = children[entry.index].size(result[entry.index])[axis]
        available = max(0, available - taken)
        rest -= taken
      }
    }
    return result
  }

  private func least(_ child: LayoutItem, _ proposal: Proposal) -> Double {
    var least = proposal
    least[axis] = 0
    return child.size(least)[axis]
  }

  private func flexibility(_ child: LayoutItem, _ proposal: Proposal) -> Double {
    child.flexibility(along: axis, proposal)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let proposals = proposals(proposal)
    var size = Size.zero
    size[axis] = gaps
    for (child, offer) in zip(children, proposals) { size[axis] += child.size(offer)[axis] }
    if axis == .vertical {
      size.width = zip(children, proposals).map { $0.size($1).width }.max() ?? 0
    } else {
      let (above, below) = extent(proposals)
      size.height = above + below
    }
    return size
  }

  /// How far the row reaches above and below its guide.
  private func extent(_ proposals: [Proposal]) -> (above: Double, below: Double) {
    var above = 0.0
    var below = 0.0
    for (child, offer) in zip(children, proposals) {
      let guide = child.guide(node.alignment.vertical, offer)
      above = max(above, guide)
      below = max(below, child.size(offer).height - guide)
    }
    return (above, below)
  }

  /// Along its axis a stack gives as much as its items together, across it as the one that gives
  /// most; nothing needs measuring for that.
  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double {
    let gives = children.map { $0.flexibility(along: axis, proposal) }
    return axis == self.axis ? gives.reduce(0, +) : gives.max() ?? 0
  }

  override func baselines(_ proposal: Proposal) -> (first: Double, last: Double) {
    let proposals = proposals(proposal)
    guard !children.isEmpty else { return super.baselines(proposal) }
    if axis == .horizontal {
      let above = extent(proposals).above
      let pairs = zip(children, proposals).map { child, offer in
        let top = above - child.guide(node.alignment.vertical, offer)
        let lines = child.baselines(offer)
        return (top + lines.first, top + lines.last)
      }
      return (pairs.map(\.0).min() ?? 0, pairs.map(\.1).max() ?? 0)
    }
    let last = children.count - 1
    let height = size(proposal).height
    return (
      children[0].baselines(proposals[0]).first,
      height - children[last].size(proposals[last]).height
        + children[last].baselines(proposals[last]).last
    )
  }

  override func outline(at origin: Point, _ proposal: Proposal) -> Outline? {
    guard children.count == 1 else { return nil }
    return children[0].outline(at: origin, proposals(proposal)[0])
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    let frame = frame(at: origin, proposal)
    let proposals = proposals(proposal)
    let above = axis == .horizontal ? extent(proposals).above : 0
    var offset = 0.0
    for (child, offer) in zip(children, proposals) {
      let size = child.size(offer)
      var corner: Point
      if axis == .horizontal {
        corner = Point(
          x: isMirrored ? frame.maxX - offset - size.width : frame.minX + offset,
          y: frame.minY + above - child.guide(node.alignment.vertical, offer))
      } else {
        corner = self.corner(
          of: size, in: frame,
          Alignment(horizontal: node.alignment.horizontal, vertical: .top))
        corner.y = frame.minY + offset
      }
      child.place(at: corner, offer, into: list)
      offset += size[axis] + node.spacing
    }
  }
}
