/// The size and baselines of a view that was laid out, in points.
public struct ViewDimensions: Hashable, Sendable {
  public let width: Double
  public let height: Double
  public let firstTextBaseline: Double
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
}
