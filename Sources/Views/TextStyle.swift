public import TintypePrimitives

/// A font with the line height and tracking that go with it, in points.
public struct TextStyle: Hashable, Sendable {
  /// The font, with its size in points.
  public var font: FontRequest
  /// The distance of baselines; nil takes the font's own.
  public var lineHeight: Double?
  /// The extra space after each character, in points.
  public var tracking: Double

  /// Creates a style.
  public init(font: FontRequest, lineHeight: Double? = nil, tracking: Double = 0) {
    self.font = font
    self.lineHeight = lineHeight
    self.tracking = tracking
  }
}
