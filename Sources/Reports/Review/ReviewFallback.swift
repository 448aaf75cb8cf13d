public import TintypePrimitives

/// A changed text that is not drawn in the font it asks for.
public struct ReviewFallback: Hashable, Sendable {
  /// What it asked of fonts, and what it got.
  public var use: FontUse
  /// The frame of the text, in pixels of the picture.
  public var area: PixelRect
  /// Whether it got its font before; nil if that is not known.
  public var isNew: Bool?

  /// Creates a fallback.
  public init(use: FontUse, area: PixelRect, isNew: Bool? = nil) {
    self.use = use
    self.area = area
    self.isNew = isNew
  }
}
