internal import CPango
internal import TintypePrimitives

/// How Pango measures characters that no font has: as the glyph that is drawn for them.
///
/// By itself it takes a mean width of some sample text, which depends on what it measured before, and
/// which the glyph of the font for what it lacks does not fit in.
enum MissingGlyphs {
  private typealias Measure =
    @convention(c) (
      UnsafeMutablePointer<PangoFont>?, PangoGlyph, UnsafeMutablePointer<PangoRectangle>?,
      UnsafeMutablePointer<PangoRectangle>?
    ) -> Void

  /// Pango's mark on a code point without a glyph: `PANGO_GLYPH_UNKNOWN_FLAG`.
  static let flag: UInt32 = 0x1000_0000

  private nonisolated(unsafe) static var measure: Measure?
  private static let lock = Guarded(false)

  /// Lets the fonts of a map, and so of all maps of its kind, be measured so.
  ///
  /// Called by each map before it lays out text.
  static func prepare(
    _ map: UnsafeMutablePointer<PangoFontMap>, _ context: OpaquePointer,
    _ description: OpaquePointer
  ) {
    lock.withLock { isPrepared in
      guard !isPrepared, let font = pango_font_map_load_font(map, context, description),
        let kind = tintype_font_class(font)
      else { return }
      isPrepared = true
      measure = kind.pointee.get_glyph_extents
      kind.pointee.get_glyph_extents = { font, glyph, ink, logical in
        MissingGlyphs.measure?(font, glyph & MissingGlyphs.flag != 0 ? 0 : glyph, ink, logical)
      }
      g_object_unref(font)
    }
  }
}
