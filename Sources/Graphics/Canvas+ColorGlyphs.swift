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
    let drawnSize = Self.select(wanted, face)
    let ratio = wanted / drawnSize
    let flags = Int32(FT_LOAD_COLOR) | Int32(FT_LOAD_NO_HINTING)
    for glyph in run.glyphs {
      guard FT_Load_Glyph(face, glyph.id, flags) == 0, let slot = face.pointee.glyph else {
        continue
      }
      if slot.pointee.format != FT_GLYPH_FORMAT_BITMAP {
        guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { continue }
      }
      let bitmap = slot.pointee.bitmap
      guard bitmap.width > 0, bitmap.rows > 0, let buffer = bitmap.buffer,
        bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue)
      else { continue }
      // FreeType's premultiplied BGRA is cairo's ARGB32 on little-endian machines.
      let picture = cairo_image_surface_create_for_data(
        buffer, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.rows), bitmap.pitch)
      cairo_save(context)
      cairo_translate(
        context,
        pixel(origin.x + glyph.x) + Double(slot.pointee.bitmap_left) * ratio,
        pixel(origin.y + glyph.y).rounded() - Double(slot.pointee.bitmap_top) * ratio)
      cairo_scale(context, ratio, ratio)
      cairo_set_source_surface(context, picture, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
      cairo_paint_with_alpha(context, opacity)
      cairo_restore(context)
      cairo_surface_destroy(picture)
    }
  }

  /// Selects a size of a face and returns it in pixels: the one wanted or, of pictures, the
  /// smallest that is no smaller, else the largest.
  private static func select(_ wanted: Double, _ face: FT_Face) -> Double {
    let record = face.pointee
    if record.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 || record.num_fixed_sizes <= 0 {
      FT_Set_Char_Size(face, FT_F26Dot6((wanted * 64).rounded()), 0, 72, 72)
      return wanted
    }
    let sizes = (0..<Int(record.num_fixed_sizes)).map {
      ($0, Double(record.available_sizes[$0].y_ppem) / 64)
    }
    let chosen =
      sizes.filter { $0.1 >= wanted }.min { $0.1 < $1.1 } ?? sizes.max { $0.1 < $1.1 }
    guard let chosen else { return wanted }
    FT_Select_Size(face, FT_Int(chosen.0))
    return max(1, chosen.1)
  }
}
