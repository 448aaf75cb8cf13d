import TintypePrimitives
import TintypeViews

/// A line of an item by which neighbours are aligned.
///
/// Places are points from the leading edge or the top of the item.
enum Guide: Hashable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  /// Where the guide is in an item of `size` that says nothing else.
  func place(in size: Size) -> Double {
    switch self {
    case .horizontal(.leading), .vertical(.top): 0
    case .horizontal(.center): size.width / 2
    case .horizontal(.trailing): size.width
    case .vertical(.center): size.height / 2
    case .vertical(.bottom), .vertical(.firstTextBaseline), .vertical(.lastTextBaseline):
      size.height
    }
  }

  /// The part of a point that is along the guide's axis.
  func place(of point: Point) -> Double {
    switch self {
    case .horizontal: point.x
    case .vertical: point.y
    }
  }

  /// One place for those that the items of a container set; nil if none does.
  ///
  /// Source: SwiftUI `VerticalAlignment.combineExplicit(_:)`: the mean, but the least first baseline
  /// and the greatest last baseline.
  func merged(_ places: [Double]) -> Double? {
    guard !places.isEmpty else { return nil }
    switch self {
    case .vertical(.firstTextBaseline): return places.min()
    case .vertical(.lastTextBaseline): return places.max()
    case .horizontal, .vertical(.top), .vertical(.center), .vertical(.bottom):
      return places.reduce(0, +) / Double(places.count)
    }
  }
}
