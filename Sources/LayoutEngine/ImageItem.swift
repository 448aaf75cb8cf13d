import TintypePrimitives
import TintypeViews

/// A picture.
///
/// Proposes nothing. Its size is the picture's own; a resizable one takes the size proposed and
/// draws the largest picture that fits it, or the smallest that covers it, in the middle.
final class ImageItem: LayoutItem {
  private let node: ImageNode
  private let info: ImageInfo?

  init(_ node: ImageNode, context: LayoutContext) {
    self.node = node
    info = context.images.info(for: node.source)
    super.init(context: context)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let natural = info?.size ?? Size(width: 24, height: 24)
    guard node.isResizable else { return natural }
    return Size(
      width: finite(proposal.width) ?? natural.width,
      height: finite(proposal.height) ?? natural.height)
  }

  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double {
    node.isResizable ? .infinity : 0
  }

  private func finite(_ length: Double?) -> Double? {
    length.flatMap { $0.isFinite ? max(0, $0) : nil }
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    let frame = frame(at: origin, proposal)
    guard let info, !frame.isEmpty, info.size.width > 0, info.size.height > 0 else {
      if info == nil { list.missing(node.source) }
      return
    }
    let factors = (frame.width / info.size.width, frame.height / info.size.height)
    let factor = node.fillsFrame ? max(factors.0, factors.1) : min(factors.0, factors.1)
    let size = Size(width: info.size.width * factor, height: info.size.height * factor)
    let rect = context.snap(
      Rect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height))
    list.append(
      .image(info.hash, rect, tint: node.tint, isMirrored: isMirrored && info.isDirectional),
      origins: node.origins + (node.tint?.origins ?? []), bounds: rect)
  }
}
