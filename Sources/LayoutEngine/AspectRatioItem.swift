import TintypePrimitives
import TintypeViews

/// An item of fixed proportions.
///
/// Proposes the largest size of the ratio that fits its own proposal; takes the child's size.
final class AspectRatioItem: AlignedItem {
  private let ratio: Double

  init(_ ratio: Double, _ child: LayoutItem, context: LayoutContext) {
    self.ratio = ratio
    super.init(.center, child, context: context)
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    guard ratio > 0 else { return proposal }
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    switch (width, height) {
    case (let width?, let height?):
      return width / ratio <= height
        ? Proposal(width: width, height: width / ratio)
        : Proposal(width: height * ratio, height: height)
    case (let width?, nil): return Proposal(width: width, height: width / ratio)
    case (nil, let height?): return Proposal(width: height * ratio, height: height)
    case (nil, nil): return proposal
    }
  }

  override func measure(_ proposal: Proposal) -> Size { child.size(inner(proposal)) }
}
