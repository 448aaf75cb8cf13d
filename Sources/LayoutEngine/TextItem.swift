import TintypePrimitives
import TintypeViews

/// A text.
///
/// Proposes nothing. Its size is that of its lines broken at the proposed width, rounded up to whole
/// pixels. Lines that the proposed height does not hold are cut off, but for the first.
///
/// Source: SwiftUI `Text`, which truncates what does not fit its space.
final class TextItem: LayoutItem {
  private struct Known {
    /// The width that it was broken at; infinite if only where the text itself breaks.
    var limit: Double
    var lineLimit: Int?
    var block: TextBlock
  }

  private let node: TextNode
  private var known: [Known] = []

  init(_ node: TextNode, context: LayoutContext) {
    self.node = node
    super.init(context: context, guides: .baselines)
  }

  private func block(_ proposal: Proposal) -> TextBlock {
    let width = max(0, proposal.width ?? .infinity)
    let block = block(width: width, lineLimit: node.request.lineLimit)
    let lines = block.lines.count
    // Less than a pixel is rounding, not want of space.
    guard let height = proposal.height, lines > 1,
      block.size.height > height + 1 / context.scale
    else { return block }
    let fitting = (height + 1 / context.scale) / (block.size.height / Double(lines))
    return self.block(width: width, lineLimit: max(1, Int(fitting)))
  }

  private func block(width: Double, lineLimit: Int?) -> TextBlock {
    // Lines broken at a width break alike at any less that still holds the widest of them.
    for entry in known
    where entry.lineLimit == lineLimit && width <= entry.limit && width >= entry.block.size.width {
      return entry.block
    }
    var request = node.request
    request.lineLimit = lineLimit
    let block = context.measuring.block(for: request, width: width.isFinite ? width : nil)
    known.append(Known(limit: width, lineLimit: lineLimit, block: block))
    return block
  }

  override func measure(_ proposal: Proposal) -> Size {
    let size = block(proposal).size
    return Size(width: context.ceil(size.width), height: context.ceil(size.height))
  }

  /// A text can be as narrow as it must and is never wider than one line, nor lower than one:
  /// measuring the narrowest would cost a layout of one letter a line.
  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double {
    switch axis {
    case .horizontal: return size(Proposal()).width
    case .vertical:
      let block = block(Proposal(width: proposal.width))
      let lines = Double(max(1, block.lines.count))
      return block.size.height * (lines - 1) / lines
    }
  }

  override func explicit(_ guide: Guide, _ proposal: Proposal) -> Double? {
    switch guide {
    case .vertical(.firstTextBaseline): block(proposal).lines.first?.baseline
    case .vertical(.lastTextBaseline): block(proposal).lines.last?.baseline
    case .horizontal, .vertical(.top), .vertical(.center), .vertical(.bottom): nil
    }
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    let block = block(proposal)
    let frame = frame(at: origin, proposal)
    // The block is as wide as its widest line; the part of a pixel that rounding added lies on the
    // side where lines end.
    let slack = isMirrored ? frame.width - block.size.width : 0
    let corner = Point(x: origin.x + slack, y: origin.y)
    let first = list.count
    let spans = node.request.spans
    let text = spans.count == 1 ? spans[0].text : spans.map(\.text).joined()
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
    var record = DisplayText(
      frame: frame, text: text, fontUses: block.fontUses, truncation: block.truncation,
      commands: first..<list.count, part: nil, lines: block.lines.count,
      ink: block.runs.reduce(Rect()) { $0.union($1.ink) }.offset(x: corner.x, y: corner.y),
      brokenWords: block.brokenWords)
    record.scriptsWithoutWords = block.scriptsWithoutWords
    list.append(text: record)
  }
}
