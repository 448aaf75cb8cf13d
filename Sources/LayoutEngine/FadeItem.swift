import TintypePrimitives
import TintypeViews

/// An item that fades towards some of its edges.
final class FadeItem: WrapperItem {
  private let edges: Edge.Set
  private let length: Double

  init(_ edges: Edge.Set, length: Double, _ child: LayoutItem, context: LayoutContext) {
    self.edges = edges
    self.length = length
    super.init(child, context: context)
  }

  override func place(at origin: Point, _ proposal: Proposal, into list: DisplayListBuilder) {
    guard let gradient = gradient(in: frame(at: origin, proposal)) else {
      return super.place(at: origin, proposal, into: list)
    }
    list.grouped(.pushMask(gradient), .popMask, origins: []) {
      super.place(at: origin, proposal, into: list)
    }
  }

  private func gradient(in frame: Rect) -> Gradient? {
    let isColumn = !edges.isDisjoint(with: .vertical)
    let extent = isColumn ? frame.height : frame.width
    let fades = isColumn ? [edges.contains(.top), edges.contains(.bottom)] : sides
    guard extent > 0, length > 0, fades.contains(true) else { return nil }
    // Where both edges fade, neither goes past the middle.
    let share = min(length / extent, fades == [true, true] ? 0.5 : 1)
    var stops: [Gradient.Stop] = []
    if fades[0] {
      stops += [.init(location: 0, paint: Self.clear), .init(location: share, paint: Self.solid)]
    }
    if fades[1] {
      stops += [
        .init(location: 1 - share, paint: Self.solid), .init(location: 1, paint: Self.clear),
      ]
    }
    let end =
      isColumn ? Point(x: frame.minX, y: frame.maxY) : Point(x: frame.maxX, y: frame.minY)
    return Gradient(.linear(from: frame.origin, to: end), stops: stops)
  }

  /// Whether the left and the right edge fade.
  private var sides: [Bool] {
    let sides = [edges.contains(.leading), edges.contains(.trailing)]
    return isMirrored ? sides.reversed() : sides
  }

  private static let clear = Paint(hex: 0, alpha: 0)
  private static let solid = Paint(hex: 0)
}
