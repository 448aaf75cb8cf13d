public import TintypePrimitives

/// A part of a picture in which pixels differ.
public struct ChangedArea: Hashable, Sendable {
  /// The smallest rectangle round the differing pixels; areas do not overlap.
  public let rect: PixelRect
  /// The number of differing pixels in it.
  public let differingPixels: Int
  /// The largest difference of a channel of one of them, 0–255.
  public let maximumDelta: Int

  /// Creates an area.
  public init(rect: PixelRect, differingPixels: Int, maximumDelta: Int) {
    self.rect = rect
    self.differingPixels = differingPixels
    self.maximumDelta = maximumDelta
  }
}
