import TintypePrimitives
import TintypeViews

/// A text.
///
/// Proposes nothing. Its size is that of its lines broken at the proposed width, rounded up to whole
/// pixels; the proposed height is not looked at.
final class TextItem: LayoutItem {
  private let node: TextNode
  private var blocks: [(width: Double?, block: TextBlock)] = []

  init(_ node: TextNode, context: LayoutContext) {
    self.node = node
    super.init(context: context)
  }

  private func block(_ proposal: Proposal) -> TextBlock {
    let width = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
    for known in blocks where known.width == width { return known.block }
    let block = context.measuring.block(for: node.request, width: width)
    blocks.append((width, block))
    return block
  }

  override func measure(_ proposal: Proposal) -> Size {
    let size = block(proposal).size
    return Size(width: context.ceil(size.width), height: context.ceil(size.height))
  }

  /// A text can be as narrow as it must and is never wider than one line: measuring the narrowest
  /// would cost a layout of one letter a line.
  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double {
    axis == .horizontal ? size(Proposal()).width : 0
  }

  override func baselines(_ proposal: Proposal) -> (first: Double, last: Double) {
    let lines = block(proposal).lines
    return (lines.first?.baseline ?? 0, lines.last?.baseline ?? 0)
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    let block = block(proposal)
    let frame = frame(at: origin, proposal)
    // The block is as wide as its widest line; the part of a pixel that rounding added lies on the
    // side where lines end.
    let slack = isMirrored ? frame.width - block.size.width : 0
    let corner = Point(x: origin.x + slack, y: origin.y)
    let first = list.count
    for underline in block.underlines {
      let rect = underline.rect.offset(x: corner.x, y: corner.y)
      var line = context.snap(rect)
      line.x = rect.x
      line.width = rect.width
      list.append(
        .fill(.rectangle(line), .paint(node.paints[underline.span])),
        origins: node.paints[underline.span].origins, bounds: line)
    }
    for run in block.runs where !run.glyphs.isEmpty {
      let paint = node.paints[run.span]
      list.append(
        .glyphs(run, at: corner, paint),
        origins: paint.origins + node.request.spans[run.span].font.origins + node.words,
        bounds: run.ink.offset(x: corner.x, y: corner.y))
    }
    list.append(
      text: DisplayText(
        frame: frame, text: node.request.spans.map(\.text).joined(), fontUses: block.fontUses,
        truncation: block.truncation, commands: first..<list.count, part: nil))
  }
}
