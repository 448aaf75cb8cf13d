internal import CCairo
internal import TintypePrimitives

extension Canvas {
  /// Draws a run of glyphs by their outlines, where their pixels would be; `size` in pixels.
  func drawOutlines(
    _ run: GlyphRun, _ place: Int, _ source: GlyphSource, size: Double, at origin: Point,
    with paint: Paint, as format: VectorFormat
  ) {
    guard
      let font = font(
        OutlineFont.Key(
          place: place, isBold: run.isSyntheticBold, isSlanted: run.isSyntheticSlant))
    else { return }
    let glyphs = run.glyphs.compactMap { glyph -> cairo_glyph_t? in
      guard font.prepare(glyph.id, source) else { return nil }
      return cairo_glyph_t(
        index: UInt(glyph.id), x: (pixel(origin.x + glyph.x) * 4).rounded() / 4,
        y: pixel(origin.y + glyph.y).rounded())
    }
    cairo_set_font_face(context, font.handle)
    cairo_set_font_size(context, size)
    setSource(paint)
    switch format {
    // Each glyph becomes a symbol, which is written once and used wherever it stands.
    case .svg: cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
    // Fonts of glyphs that are drawings are shown by some readers as small pictures.
    case .pdf:
      cairo_new_path(context)
      cairo_glyph_path(context, glyphs, Int32(glyphs.count))
      cairo_fill(context)
    }
  }

  private func font(_ key: OutlineFont.Key) -> OutlineFont? {
    if let known = outlines[key] { return known }
    let font = OutlineFont(key)
    outlines[key] = font
    return font
  }
}
