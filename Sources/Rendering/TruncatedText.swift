public import TintypePrimitives

/// A text of a snapshot that a line limit or its width cut.
public struct TruncatedText: Hashable, Sendable {
  /// The whole text.
  public let text: String
  /// The frame of the text in points.
  public let frame: Rect
  /// What was cut.
  public let truncation: TextBlock.Truncation
  /// The part of the mockup it is in, if one is named.
  public let part: String?
}
