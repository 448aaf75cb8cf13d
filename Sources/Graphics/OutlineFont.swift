internal import CCairo
internal import TintypePrimitives

/// A font of cairo whose glyphs are the outlines of a face; not thread-safe.
///
/// Cairo's own fonts over a face would set sizes that others of its users rely on, embolden by
/// another measure, and outlive the face.
final class OutlineFont {
  /// What decides the outlines.
  struct Key: Hashable {
    var place: Int
    var isBold: Bool
    var isSlanted: Bool
  }

  /// The outlines by glyph, in parts of the font size from the pen position, down positive.
  private final class Outlines {
    var paths: [UInt32: Path] = [:]

    func draw(_ glyph: UInt32, on context: OpaquePointer) {
      paths[glyph]?.append(to: context) { $0 }
      cairo_fill(context)
    }
  }

  let handle: OpaquePointer
  private let key: Key
  private let outlines = Outlines()

  /// The address by which cairo's font knows its outlines.
  nonisolated(unsafe) private static let name: UnsafeMutablePointer<cairo_user_data_key_t> = {
    let name = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    name.initialize(to: cairo_user_data_key_t())
    return name
  }()

  /// Creates a font without outlines; nil if memory is short.
  init?(_ key: Key) {
    guard let handle = cairo_user_font_face_create() else { return nil }
    self.handle = handle
    self.key = key
    cairo_user_font_face_set_render_glyph_func(handle) { font, glyph, context, _ in
      guard let context, let face = cairo_scaled_font_get_font_face(font),
        let data = cairo_font_face_get_user_data(face, OutlineFont.name)
      else { return CAIRO_STATUS_USER_FONT_ERROR }
      let outlines = Unmanaged<Outlines>.fromOpaque(data).takeUnretainedValue()
      outlines.draw(UInt32(truncatingIfNeeded: glyph), on: context)
      return CAIRO_STATUS_SUCCESS
    }
    // Cairo keeps fonts that are no longer used for a while, and with them their outlines.
    let kept = Unmanaged.passRetained(outlines)
    let status = cairo_font_face_set_user_data(handle, Self.name, kept.toOpaque()) { outlines in
      guard let outlines else { return }
      Unmanaged<Outlines>.fromOpaque(outlines).release()
    }
    if status != CAIRO_STATUS_SUCCESS {
      kept.release()
      return nil
    }
  }

  deinit { cairo_font_face_destroy(handle) }

  /// Makes a glyph known to the font; false if it is blank.
  func prepare(_ glyph: UInt32, _ source: GlyphSource) -> Bool {
    if let known = outlines.paths[glyph] { return !known.isEmpty }
    let path = source.outline(
      of: glyph, in: key.place, isBold: key.isBold, isSlanted: key.isSlanted)
    outlines.paths[glyph] = path
    return !path.isEmpty
  }
}
