/// The radii of the four corners of a rectangle, in points; left and right are those of the picture.
public struct CornerRadii: Hashable, Sendable {
  /// The radius at the top left.
  public var topLeft: Double
  /// The radius at the top right.
  public var topRight: Double
  /// The radius at the bottom right.
  public var bottomRight: Double
  /// The radius at the bottom left.
  public var bottomLeft: Double

  /// Creates radii, clockwise from the top left; each defaults to zero.
  public init(
    topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates four equal radii.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Whether all corners are square.
  public var isZero: Bool {
    topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0
  }

  /// The radii made smaller by one factor until neighbours fit on the sides of `size`.
  ///
  /// Source: CSS Backgrounds and Borders 3, section 4.5, "Overlapping curves".
  public func fitting(_ size: Size) -> CornerRadii {
    let radii = CornerRadii(
      topLeft: max(0, topLeft), topRight: max(0, topRight), bottomRight: max(0, bottomRight),
      bottomLeft: max(0, bottomLeft))
    var factor = 1.0
    func limit(_ side: Double, _ one: Double, _ other: Double) {
      if one + other > side { factor = min(factor, max(0, side) / (one + other)) }
    }
    limit(size.width, radii.topLeft, radii.topRight)
    limit(size.width, radii.bottomLeft, radii.bottomRight)
    limit(size.height, radii.topLeft, radii.bottomLeft)
    limit(size.height, radii.topRight, radii.bottomRight)
    return CornerRadii(
      topLeft: radii.topLeft * factor, topRight: radii.topRight * factor,
      bottomRight: radii.bottomRight * factor, bottomLeft: radii.bottomLeft * factor)
  }
}
