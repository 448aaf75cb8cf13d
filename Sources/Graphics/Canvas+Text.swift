internal import CCairo
public import TintypePrimitives

extension Canvas {
  /// Draws a run of glyphs of a text block whose top left corner is at `origin`, in points.
  ///
  /// Baselines lie on whole device pixels, and glyphs horizontally on quarters of one, so that none
  /// is further than an eighth from its place. Colour pictures take no paint but its alpha.
  public func draw(
    _ run: GlyphRun, at origin: Point, with paint: Paint, fonts: FontLibrary
  ) {
    guard paint.alpha > 0, let place = fonts.catalogue.index(of: run.face) else { return }
    if run.isColor {
      drawColorGlyphs(run, place, fonts.glyphs, at: origin, opacity: paint.alpha)
      return
    }
    // 2,000 pixels of size hold a glyph's mask to a few megabytes.
    let size = Int32((min(max(run.size * scale, 0), 2000) * 64).rounded())
    guard size > 0 else { return }
    var variant: UInt8 = run.isSyntheticBold ? 4 : 0
    if run.isSyntheticSlant { variant |= 8 }
    if let format {
      drawOutlines(
        run, place, fonts.glyphs, size: Double(size) / 64, at: origin, with: paint, as: format)
      return
    }
    let pen = GlyphPen(canvas: self, paint: paint)
    for glyph in run.glyphs {
      let quarters = Int((pixel(origin.x + glyph.x) * 4).rounded())
      let baseline = Int(pixel(origin.y + glyph.y).rounded())
      let key = GlyphCache.Key(
        place: Int32(place), size: size, glyph: glyph.id,
        variant: variant | UInt8(quarters & 3))
      guard let mask = fonts.masks.mask(key, fonts.glyphs) else { continue }
      pen.draw(
        mask, fonts.masks.coverage(mask), x: (quarters >> 2) + mask.left, y: baseline - mask.top)
    }
    pen.finish()
  }
}

/// Draws coverage masks in one colour, straight into memory where the clip allows it.
private struct GlyphPen {
  private let canvas: Canvas
  private let blender: PixelBlender
  private let clip: PixelRect
  private let pixels: UnsafeMutablePointer<UInt32>?
  private let stride: Int

  init(canvas: Canvas, paint: Paint) {
    self.canvas = canvas
    blender = PixelBlender(PixelBlender.premultiplied(paint))
    let surface = canvas.target.surface
    cairo_surface_flush(surface)
    stride = Int(cairo_image_surface_get_stride(surface)) / 4
    let isDirect =
      canvas.clip.isRectangle && cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
    pixels =
      isDirect
      ? cairo_image_surface_get_data(surface).map {
        UnsafeMutableRawPointer($0).assumingMemoryBound(to: UInt32.self)
      } : nil
    let (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    clip = canvas.clip.bounds.intersection(
      PixelRect(x: canvas.target.x, y: canvas.target.y, width: width, height: height))
    if pixels == nil { canvas.setSource(paint) }
  }

  /// Draws a mask whose first pixel is at a place of the canvas.
  func draw(_ mask: GlyphCache.Mask, _ coverage: UnsafeMutablePointer<UInt8>, x: Int, y: Int) {
    let area = clip.intersection(PixelRect(x: x, y: y, width: mask.width, height: mask.height))
    guard !area.isEmpty else { return }
    guard let pixels else {
      let surface = cairo_image_surface_create_for_data(
        coverage, CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height), Int32(mask.stride))
      cairo_mask_surface(canvas.context, surface, Double(x), Double(y))
      cairo_surface_destroy(surface)
      return
    }
    blender.blend(
      coverage + (area.y - y) * mask.stride + (area.x - x), maskStride: mask.stride,
      into: pixels + (area.y - canvas.target.y) * stride + (area.x - canvas.target.x),
      stride: stride, width: area.width, height: area.height)
  }

  /// Tells cairo of pixels it did not draw.
  func finish() {
    if pixels != nil { cairo_surface_mark_dirty(canvas.target.surface) }
  }
}
