import TintypePrimitives
import TintypeViews

/// Items along an axis.
///
/// Space less the gaps goes to the items of highest priority first, what the others need at least
/// being kept back; among equals the least flexible item is proposed an equal share of what is left.
/// Across the axis each is proposed what the stack was, and their guides meet. The stack is as long
/// as its items and gaps, and as wide as they reach.
///
/// Source: SwiftUI `HStack` and `VStack` as documented, and objc.io, "Thinking in SwiftUI".
final class StackItem: ContainerItem {
  private let axis: Axis
  private let across: Axis
  private let guide: Guide
  private let spacing: Double
  /// Every priority, highest first.
  private let priorities: [Double]

  init(_ node: StackNode, children: [LayoutItem], context: LayoutContext) {
    axis = node.axis
    across = node.axis == .horizontal ? .vertical : .horizontal
    guide =
      node.axis == .horizontal
      ? .vertical(node.alignment.vertical) : .horizontal(node.alignment.horizontal)
    spacing = node.spacing
    var priorities: [Double] = []
    for child in children where !priorities.contains(child.priority) {
      priorities.append(child.priority)
    }
    self.priorities = priorities.sorted(by: >)
    super.init(children: children, context: context)
  }

  private var gaps: Double { spacing * Double(max(0, children.count - 1)) }

  override var outermost: Int? { children.count == 1 ? 0 : nil }

  override func arrange(_ proposal: Proposal) -> Arrangement {
    var result = Arrangement()
    result.offers = offers(proposal)
    result.frames.reserveCapacity(children.count)
    var along = 0.0
    var low = Double.infinity
    var high = -Double.infinity
    for (child, offer) in zip(children, result.offers) {
      let size = child.size(offer)
      let place = child.place(of: guide, offer)
      low = min(low, -place)
      high = max(high, size[across] - place)
      result.frames.append(
        axis == .horizontal
          ? Rect(x: along, y: -place, width: size.width, height: size.height)
          : Rect(x: -place, y: along, width: size.width, height: size.height))
      along += size[axis] + spacing
    }
    guard !children.isEmpty else { return result }
    for index in result.frames.indices {
      switch axis {
      case .horizontal: result.frames[index].y -= low
      case .vertical: result.frames[index].x -= low
      }
    }
    result.size[axis] = along - spacing
    result.size[across] = high - low
    return result
  }

  /// What each child is proposed.
  private func offers(_ proposal: Proposal) -> [Proposal] {
    var offers = Array(repeating: proposal, count: children.count)
    guard let length = proposal[axis], length.isFinite else { return offers }
    var rest = max(0, length - gaps)
    for priority in priorities {
      var group: [(index: Int, give: Double)] = []
      var kept = 0.0
      for (index, child) in children.enumerated() {
        if child.priority == priority {
          group.append((index, child.flexibility(along: axis, proposal)))
        } else if child.priority < priority {
          kept += least(child, proposal)
        }
      }
      group.sort { ($0.give, $0.index) < ($1.give, $1.index) }
      var available = max(0, rest - kept)
      for (position, entry) in group.enumerated() {
        offers[entry.index][axis] = available / Double(group.count - position)
        let taken = children[entry.index].size(offers[entry.index])[axis]
        available = max(0, available - taken)
        rest -= taken
      }
    }
    return offers
  }

  private func least(_ child: LayoutItem, _ proposal: Proposal) -> Double {
    var least = proposal
    least[axis] = 0
    return child.size(least)[axis]
  }

  /// Along its axis a stack gives as much as its items together, across it as the one that gives
  /// most; nothing needs measuring for that.
  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double {
    var result = 0.0
    for child in children {
      let give = child.flexibility(along: axis, proposal)
      result = axis == self.axis ? result + give : max(result, give)
    }
    return result
  }
}
