public import TintypePrimitives

/// Finds the pictures that a display list names.
public protocol PictureProviding: AnyObject {
  /// The picture of a file hash; nil if it cannot be read.
  func picture(for hash: ContentHash) -> Picture?
}
