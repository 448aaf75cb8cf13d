public import TintypePrimitives

/// The name and size of a picture.
public struct ImageInfo: Hashable, Sendable {
  /// The hash of its file.
  public var hash: ContentHash
  /// The natural size in points.
  public var size: Size
  /// Whether it points along the line, and so flips where text runs right to left.
  public var isDirectional: Bool

  /// Creates the description of a picture.
  public init(hash: ContentHash, size: Size, isDirectional: Bool = false) {
    self.hash = hash
    self.size = size
    self.isDirectional = isDirectional
  }
}
