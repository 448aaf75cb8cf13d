public import TintypePrimitives

/// A text of a cell's picture that a line limit or its width cut.
public struct SheetTruncation: Hashable, Sendable {
  /// The whole text.
  public var text: String
  /// What was cut off.
  public var truncation: TextBlock.Truncation
  /// The frame of the text, in pixels of the picture.
  public var area: PixelRect

  /// Creates a record of a cut text.
  public init(text: String, truncation: TextBlock.Truncation, area: PixelRect) {
    self.text = text
    self.truncation = truncation
    self.area = area
  }
}
