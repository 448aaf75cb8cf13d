import TintypePrimitives
import TintypeViews

/// Items in rows that wrap.
///
/// Proposes the full width to each. A row is as tall as its tallest item, and the others stand in its
/// middle. Takes the width of the longest row and the height of all rows and gaps.
final class FlowItem: ContainerItem {
  private let spacing: Double
  private let lineSpacing: Double

  init(
    spacing: Double, lineSpacing: Double, children: [LayoutItem], context: LayoutContext
  ) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    super.init(children: children, context: context)
  }

  override func arrange(_ proposal: Proposal) -> Arrangement {
    let limit = proposal.width ?? .infinity
    let offer = Proposal(width: proposal.width)
    var result = Arrangement()
    result.offers = Array(repeating: offer, count: children.count)
    var x = 0.0
    var y = 0.0
    var rowHeight = 0.0
    var first = 0
    func centerRow() {
      for index in first..<result.frames.count {
        result.frames[index].y += (rowHeight - result.frames[index].height) / 2
      }
      first = result.frames.count
    }
    for child in children {
      let size = child.size(offer)
      if x > 0, x + size.width > limit + 1e-6 {
        centerRow()
        y += rowHeight + lineSpacing
        x = 0
        rowHeight = 0
      }
      result.frames.append(Rect(x: x, y: y, width: size.width, height: size.height))
      result.size.width = max(result.size.width, x + size.width)
      rowHeight = max(rowHeight, size.height)
      x += size.width + spacing
    }
    centerRow()
    result.size.height = y + rowHeight
    return result
  }

  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double {
    axis == .horizontal ? size(Proposal()).width : 0
  }
}
