public import TintypePrimitives

extension Canvas {
  /// Draws an SVG picture into a rectangle, at the device's pixels.
  ///
  /// With a tint only the picture's alpha counts and the tint gives the colour. A picture that asks
  /// for too much, or fails, leaves no mark.
  public func draw(
    _ image: VectorImage, in rect: Rect, tint: Paint? = nil, isFlipped: Bool = false
  ) {
    let box = device(rect)
    let size = PixelSize(
      width: Int((box.right - box.left).rounded()), height: Int((box.bottom - box.top).rounded()))
    guard size.width > 0, size.height > 0, let bitmap = try? image.raster(size) else { return }
    draw(bitmap, in: rect, tint: tint, isFlipped: isFlipped)
  }
}
