public import TintypePrimitives

/// A picture read from a file.
public struct DecodedImage: Sendable {
  /// The size in pixels.
  public let size: PixelSize
  /// Whether any pixel is translucent.
  public let hasAlpha: Bool
  /// The pixels as they are in the file: `0xAARRGGBB` words whose colours are not premultiplied.
  public let straight: Bitmap

  /// The picture with premultiplied colours; itself if it has no alpha.
  public var bitmap: Bitmap {
    guard hasAlpha else { return straight }
    let bitmap = Bitmap(size: size, isOpaque: false)
    let (source, target) = (straight.pixels, bitmap.pixels)
    for index in 0..<size.area {
      let pixel = source[index]
      let alpha = pixel >> 24
      target[index] = PixelBlender.multiply(pixel & 0xFF_FFFF, alpha) | alpha << 24
    }
    return bitmap
  }
}
