public import TintypeTheming

/// What layout needs of pictures.
public protocol ImageMeasuring: AnyObject {
  /// The size and name of a picture; nil if there is none.
  func info(for source: ImageSource) -> ImageInfo?
}
