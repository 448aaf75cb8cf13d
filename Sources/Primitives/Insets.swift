/// Distances from the four edges of a rectangle, in points.
///
/// `leading` is the left edge where text runs left to right, else the right one; layout swaps them
/// before a rectangle is inset.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where lines begin.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where lines end.
  public var trailing: Double

  /// Creates insets; each edge defaults to zero.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public static let zero = Insets()
}
