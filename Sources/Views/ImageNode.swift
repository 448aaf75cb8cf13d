public import TintypePrimitives
public import TintypeTheming

/// A picture, tinted or in its own colours.
public struct ImageNode: Sendable {
  /// The picture.
  public var source: ImageSource
  /// The colour of a template; nil keeps the picture's colours.
  public var tint: Paint?
  /// Whether it takes the size proposed rather than its own.
  public var isResizable: Bool
  /// Whether a resizable picture covers its frame rather than fitting in it.
  public var fillsFrame: Bool
  /// The icon slot it came from.
  public var origins: [Origin]

  /// Creates a picture.
  public init(
    source: ImageSource, tint: Paint?, isResizable: Bool, fillsFrame: Bool = false,
    origins: [Origin] = []
  ) {
    self.source = source
    self.tint = tint
    self.isResizable = isResizable
    self.fillsFrame = fillsFrame
    self.origins = origins
  }
}
