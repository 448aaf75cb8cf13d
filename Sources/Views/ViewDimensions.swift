/// The size and baselines of a view that was laid out, in points.
public struct ViewDimensions: Hashable, Sendable {
  /// The width.
  public let width: Double
  /// The height.
  public let height: Double
  /// The baseline of the first line of text, from the top.
  public let firstTextBaseline: Double
  /// The baseline of the last line of text, from the top.
  public let lastTextBaseline: Double

  /// Creates the dimensions of a view.
  public init(
    width: Double, height: Double, firstTextBaseline: Double, lastTextBaseline: Double
  ) {
    self.width = width
    self.height = height
    self.firstTextBaseline = firstTextBaseline
    self.lastTextBaseline = lastTextBaseline
  }

  /// Where a guide is, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> Double {
    switch guide {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }

  /// Where a guide is, from the top.
  public subscript(guide: VerticalAlignment) -> Double {
    switch guide {
    case .top: 0
    case .center: height / 2
    case .bottom: height
    case .firstTextBaseline: firstTextBaseline
    case .lastTextBaseline: lastTextBaseline
    }
  }
}
