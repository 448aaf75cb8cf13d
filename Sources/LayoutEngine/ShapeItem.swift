import TintypePrimitives
import TintypeViews

/// A shape.
///
/// Proposes nothing. Takes the size proposed; 10 points where none is.
///
/// Source: SwiftUI `Shape`, whose ideal size is 10 by 10.
final class ShapeItem: LayoutItem {
  private let node: ShapeNode

  init(_ node: ShapeNode, context: LayoutContext) {
    self.node = node
    super.init(context: context)
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: max(0, proposal.width ?? 10), height: max(0, proposal.height ?? 10))
  }

  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double { .infinity }

  override func outline(at origin: Point, _ proposal: Proposal) -> Outline? {
    node.shape.outline(
      in: context.snap(frame(at: origin, proposal)), isMirrored: isMirrored)
  }

  /// How far a line goes beyond its outline: half its width, and ten times that where two straight
  /// lines meet in a point, which is where cairo cuts it off.
  private func reach(of stroke: ShapeNode.Stroke) -> Double {
    let half = stroke.style.lineWidth / 2
    switch node.shape {
    case .polyline: return stroke.style.hasRoundCaps ? half : 10 * half
    case .rectangle, .ellipse, .circle, .capsule, .rounded, .arc: return half
    }
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    let frame = context.snap(frame(at: origin, proposal))
    guard !frame.isEmpty else { return }
    let outline = node.shape.outline(in: frame, isMirrored: isMirrored)
    if let fill = node.fill, !fill.isBlank {
      let resolved = fill.resolve(in: frame, isMirrored: isMirrored)
      list.append(
        .fill(outline, resolved), origins: resolved.origins, bounds: outline.bounds)
    }
    if let stroke = node.stroke, stroke.style.lineWidth > 0 {
      let line = stroke.isInset ? outline.inset(by: stroke.style.lineWidth / 2) : outline
      list.append(
        .stroke(
          line, stroke.paint, width: stroke.style.lineWidth, dash: stroke.style.dash,
          hasRoundCaps: stroke.style.hasRoundCaps),
        origins: stroke.paint.origins, bounds: line.bounds.expanded(by: reach(of: stroke)))
    }
  }
}
