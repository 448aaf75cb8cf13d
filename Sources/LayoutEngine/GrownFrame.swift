public import TintypePrimitives

/// A frame with a minimum height, such as a button's, that its only text made higher.
public struct GrownFrame: Hashable, Sendable {
  /// The frame in points.
  public let frame: Rect
  /// The height that it has with shorter or smaller text, in points.
  public let minimum: Double
  /// The text.
  public let text: String
  /// The part of the mockup it is in, if one is named.
  public let part: String?
}
