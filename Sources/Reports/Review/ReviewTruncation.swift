public import TintypePrimitives

/// A changed text of which something is not shown, or not where it belongs.
public struct ReviewTruncation: Hashable, Sendable {
  /// The whole text.
  public var text: String
  /// What became of it, as in "1 of 2 lines shown, 12 characters cut".
  public var outcome: String
  /// The frame of the text, in pixels of the picture.
  public var area: PixelRect
  /// Whether it was whole before; nil if that is not known.
  public var isNew: Bool?

  /// Creates a record of a cut text.
  public init(
    text: String, outcome: String, area: PixelRect, isNew: Bool? = nil
  ) {
    self.text = text
    self.outcome = outcome
    self.area = area
    self.isNew = isNew
  }
}
