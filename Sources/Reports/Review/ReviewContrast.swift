public import TintypePrimitives

/// A text whose contrast with its ground changed, measured on both pictures.
public struct ReviewContrast: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The frame of the text, in pixels of the picture.
  public var area: PixelRect
  /// The ratio before, from 1 to 21.
  public var before: Double
  /// The ratio now, from 1 to 21.
  public var after: Double
  /// The least ratio for a text of its size.
  public var required: Double

  /// Creates a change of contrast.
  public init(
    text: String, area: PixelRect, before: Double, after: Double, required: Double
  ) {
    self.text = text
    self.area = area
    self.before = before
    self.after = after
    self.required = required
  }

  /// Whether the text was legible before and is not now.
  public var isLost: Bool { before >= required && after < required }
}
