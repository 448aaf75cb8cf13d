import TintypePrimitives
import TintypeViews

/// An item of fixed proportions.
///
/// Proposes the largest size of the ratio that fits its own proposal, or the smallest that fills it;
/// takes the child's size. Without a ratio it keeps that of the child's ideal size.
///
/// Source: SwiftUI `View.aspectRatio(_:contentMode:)`.
final class AspectRatioItem: WrapperItem {
  private let ratio: Double
  private let mode: ContentMode

  init(_ ratio: Double?, _ mode: ContentMode, _ child: LayoutItem, context: LayoutContext) {
    let ideal = ratio == nil ? child.size(Proposal()) : .zero
    self.ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
    self.mode = mode
    super.init(child, context: context)
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (let width?, let height?):
      let takesWidth =
        switch mode {
        case .fit: width / ratio <= height
        case .fill: width / ratio >= height
        }
      return takesWidth
        ? Proposal(width: width, height: width / ratio)
        : Proposal(width: height * ratio, height: height)
    case (let width?, nil): return Proposal(width: width, height: width / ratio)
    case (nil, let height?): return Proposal(width: height * ratio, height: height)
    case (nil, nil): return proposal
    }
  }

  override func flexibility(along axis: Axis, _ proposal: Proposal) -> Double {
    let other: Axis = axis == .horizontal ? .vertical : .horizontal
    guard ratio > 0, mode == .fit, let across = proposal[other] else {
      return child.flexibility(along: axis, proposal)
    }
    return min(
      child.flexibility(along: axis, proposal),
      axis == .horizontal ? across * ratio : across / ratio)
  }
}
