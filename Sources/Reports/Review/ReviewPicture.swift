public import TintypePrimitives

/// A picture of a review.
public struct ReviewPicture: Hashable, Sendable {
  /// Its path relative to the page, or a `data:` address with the picture itself.
  public var path: String
  /// Its size in pixels.
  public var size: PixelSize

  /// Creates a picture.
  public init(_ path: String, size: PixelSize) {
    self.path = path
    self.size = size
  }
}
