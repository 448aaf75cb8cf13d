internal import CCairo
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
    guard format != nil, image.isVector else {
      draw(bitmap, in: rect, tint: tint, isFlipped: isFlipped)
      return
    }
    let (x, y) = (box.left.rounded(), box.top.rounded())
    func place(_ image: VectorImage) {
      cairo_save(context)
      cairo_translate(context, x, y)
      // What fails has failed as pixels before.
      try? image.draw(on: context, size)
      cairo_restore(context)
    }
    func lay(_ image: VectorImage) {
      guard isFlipped else {
        place(image)
        return
      }
      // Librsvg fails at what is translucent on a context that mirrors.
      let picture = group { place(image) }
      defer { cairo_pattern_destroy(picture) }
      cairo_save(context)
      cairo_translate(context, 2 * x + Double(size.width), 0)
      cairo_scale(context, -1, 1)
      cairo_set_source(context, picture)
      cairo_paint(context)
      cairo_restore(context)
    }
    guard let tint else {
      lay(image)
      return
    }
    if tint.alpha >= 1, let painted = image.painted(tint) {
      lay(painted)
      return
    }
    let mask = group { lay(image) }
    defer { cairo_pattern_destroy(mask) }
    setSource(tint)
    cairo_mask(context, mask)
  }

  /// What `draw` draws without a clip, as a pattern to destroy.
  private func group(_ draw: () -> Void) -> OpaquePointer? {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_reset_clip(context)
    cairo_push_group_with_content(context, CAIRO_CONTENT_COLOR_ALPHA)
    draw()
    return cairo_pop_group(context)
  }
}
