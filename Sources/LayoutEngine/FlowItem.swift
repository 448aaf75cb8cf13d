import TintypePrimitives
import TintypeViews

/// Items in rows that wrap.
///
/// Proposes the full width to each. A row is as tall as its tallest item, and items stand at its
/// top. Takes the width of the longest row and the height of all rows and gaps.
final class FlowItem: LayoutItem {
  private let spacing: Double
  private let lineSpacing: Double
  private let children: [LayoutItem]

  init(
    spacing: Double, lineSpacing: Double, children: [LayoutItem], context: LayoutContext
  ) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.children = children
    super.init(context: context)
  }

  /// The frames of the items from the leading top corner, and the size of all.
  private func solve(_ proposal: Proposal) -> (frames: [Rect], size: Size) {
    let limit = proposal.width ?? .infinity
    let offer = Proposal(width: proposal.width)
    var frames: [Rect] = []
    var x = 0.0
    var y = 0.0
    var rowHeight = 0.0
    var width = 0.0
    for child in children {
      let size = child.size(offer)
      if x > 0, x + size.width > limit + 1e-6 {
        y += rowHeight + lineSpacing
        x = 0
        rowHeight = 0
      }
      frames.append(Rect(x: x, y: y, width: size.width, height: size.height))
      width = max(width, x + size.width)
      rowHeight = max(rowHeight, size.height)
      x += size.width + spacing
    }
    return (frames, Size(width: width, height: children.isEmpty ? 0 : y + rowHeight))
  }

  override func measure(_ proposal: Proposal) -> Size { solve(proposal).size }

  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double {
    axis == .horizontal ? size(Proposal()).width : 0
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    let (frames, size) = solve(proposal)
    for (child, frame) in zip(children, frames) {
      child.place(
        at: Point(
          x: origin.x + (isMirrored ? size.width - frame.maxX : frame.minX),
          y: origin.y + frame.minY),
        Proposal(width: proposal.width), into: list)
    }
  }
}
