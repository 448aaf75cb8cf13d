public import TintypePrimitives

/// A named part of a mockup.
public struct DisplayPart: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The frame in points.
  public var frame: Rect

  /// Creates a part.
  public init(name: String, frame: Rect) {
    self.name = name
    self.frame = frame
  }
}
