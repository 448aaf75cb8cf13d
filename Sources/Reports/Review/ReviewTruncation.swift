public import TintypePrimitives

/// A changed text that a line limit or its width cuts.
public struct ReviewTruncation: Hashable, Sendable {
  /// The whole text.
  public var text: String
  /// What was cut off.
  public var truncation: TextBlock.Truncation
  /// The frame of the text, in pixels of the picture.
  public var area: PixelRect
  /// Whether it was whole before; nil if that is not known.
  public var isNew: Bool?

  /// Creates a record of a cut text.
  public init(
    text: String, truncation: TextBlock.Truncation, area: PixelRect, isNew: Bool? = nil
  ) {
    self.text = text
    self.truncation = truncation
    self.area = area
    self.isNew = isNew
  }
}
