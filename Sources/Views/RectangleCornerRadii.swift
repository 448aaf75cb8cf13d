/// The radii of four corners in points; leading and trailing follow the layout direction.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius where the first line begins.
  public var topLeading: Double
  /// The radius where the first line ends.
  public var topTrailing: Double
  /// The radius where the last line begins.
  public var bottomLeading: Double
  /// The radius where the last line ends.
  public var bottomTrailing: Double

  /// Creates four radii; each defaults to zero.
  public init(
    topLeading: Double = 0, topTrailing: Double = 0, bottomLeading: Double = 0,
    bottomTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Creates four equal radii.
  public init(_ radius: Double) {
    self.init(
      topLeading: radius, topTrailing: radius, bottomLeading: radius, bottomTrailing: radius)
  }
}
