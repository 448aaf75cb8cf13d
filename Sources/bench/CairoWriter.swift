import CCairo
import TintypePrimitives

/// Cairo's own PNG writer, the peer of encoding.
enum CairoWriter {
  /// The number of bytes that cairo makes of a bitmap.
  static func byteCount(of bitmap: Bitmap) -> Int {
    guard let base = bitmap.pixels.baseAddress else { return 0 }
    let size = bitmap.size
    let surface = base.withMemoryRebound(to: UInt8.self, capacity: size.area * 4) {
      cairo_image_surface_create_for_data(
        $0, CAIRO_FORMAT_RGB24, Int32(size.width), Int32(size.height), Int32(size.width * 4))
    }
    defer { cairo_surface_destroy(surface) }
    var count = 0
    cairo_surface_write_to_png_stream(
      surface,
      { closure, _, length in
        closure?.assumingMemoryBound(to: Int.self).pointee += Int(length)
        return CAIRO_STATUS_SUCCESS
      }, &count)
    return count
  }
}
