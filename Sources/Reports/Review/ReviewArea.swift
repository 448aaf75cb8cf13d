public import TintypePrimitives

/// A part of a picture that changed, with what changed it.
public struct ReviewArea: Hashable, Sendable {
  /// In pixels of the picture.
  public var rect: PixelRect
  /// The pixels in it that differ.
  public var differingPixels: Int
  /// What changed it; empty if nobody looked.
  public var causes: [ReviewCause]

  /// Creates an area.
  public init(rect: PixelRect, differingPixels: Int, causes: [ReviewCause]) {
    self.rect = rect
    self.differingPixels = differingPixels
    self.causes = causes
  }
}
