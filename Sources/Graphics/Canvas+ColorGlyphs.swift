internal import CCairo
internal import CFreeType
internal import TintypePrimitives

extension Canvas {
  /// Draws glyphs that are colour pictures: of the file's own size nearest to the one wanted,
  /// scaled.
  func drawColorGlyphs(
    _ run: GlyphRun, _ place: Int, _ source: GlyphSource, at origin: Point, opacity: Double
  ) {
    guard let face = source.face(place) else { return }
    let wanted = min(max(run.size * scale, 1), 2000)
    let ratio = wanted / GlyphSource.select(wanted, face)
    for glyph in run.glyphs {
      guard let slot = GlyphSource.loadPicture(glyph.id, face) else { continue }
      let bitmap = slot.bitmap
      // FreeType's premultiplied BGRA is cairo's ARGB32 on little-endian machines.
      let picture = cairo_image_surface_create_for_data(
        bitmap.buffer, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.rows), bitmap.pitch)
      cairo_save(context)
      cairo_translate(
        context,
        pixel(origin.x + glyph.x) + Double(slot.bitmap_left) * ratio,
        pixel(origin.y + glyph.y).rounded() - Double(slot.bitmap_top) * ratio)
      cairo_scale(context, ratio, ratio)
      cairo_set_source_surface(context, picture, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
      cairo_paint_with_alpha(context, opacity)
      cairo_restore(context)
      cairo_surface_destroy(picture)
    }
  }
}
