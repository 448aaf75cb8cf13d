internal import CCairo
public import TintypePrimitives

extension Canvas {
  /// Draws a bitmap into a rectangle.
  ///
  /// With a tint only the bitmap's alpha counts and the tint gives the colour. A bitmap of just the
  /// rectangle's pixels is put on whole device pixels and not resampled. `isFlipped` mirrors it
  /// from left to right.
  public func draw(
    _ image: Bitmap, in rect: Rect, tint: Paint? = nil, isFlipped: Bool = false
  ) {
    guard !rect.isEmpty, let picture = imageSurface(over: image, format: Self.format(of: image))
    else { return }
    defer { cairo_surface_destroy(picture) }
    guard let pattern = cairo_pattern_create_for_surface(picture) else { return }
    defer { cairo_pattern_destroy(pattern) }
    let (width, height) = (Double(image.size.width), Double(image.size.height))
    var box = device(rect)
    let isExact =
      abs(box.right - box.left - width) < 1 && abs(box.bottom - box.top - height) < 1
    if isExact {
      box = DeviceRect(
        left: box.left.rounded(), top: box.top.rounded(), right: box.left.rounded() + width,
        bottom: box.top.rounded() + height)
    }
    guard box.right > box.left, box.bottom > box.top else { return }
    if format != nil {
      place(picture, in: box, tint: tint, isFlipped: isFlipped, isExact: isExact)
      return
    }
    var matrix = cairo_matrix_t()
    let (sx, sy) = (width / (box.right - box.left), height / (box.bottom - box.top))
    if isFlipped {
      cairo_matrix_init(&matrix, -sx, 0, 0, sy, box.right * sx, -box.top * sy)
    } else {
      cairo_matrix_init(&matrix, sx, 0, 0, sy, -box.left * sx, -box.top * sy)
    }
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(pattern, isExact ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    cairo_new_path(context)
    cairo_rectangle(context, box.left, box.top, box.right - box.left, box.bottom - box.top)
    if let tint {
      cairo_save(context)
      cairo_clip(context)
      setSource(tint)
      cairo_mask(context, pattern)
      cairo_restore(context)
    } else {
      cairo_set_source(context, pattern)
      cairo_fill(context)
    }
  }

  /// Draws a picture into a rectangle as vectors hold it: whole, with its place.
  private func place(
    _ picture: OpaquePointer, in box: DeviceRect, tint: Paint?, isFlipped: Bool, isExact: Bool
  ) {
    let tinted = tint.flatMap { Self.picture(picture, $0) }
    defer { cairo_surface_destroy(tinted) }
    let (width, height) = (
      Double(cairo_image_surface_get_width(picture)),
      Double(cairo_image_surface_get_height(picture))
    )
    let sx = (box.right - box.left) / width
    cairo_save(context)
    cairo_translate(context, isFlipped ? box.right : box.left, box.top)
    cairo_scale(context, isFlipped ? -sx : sx, (box.bottom - box.top) / height)
    cairo_set_source_surface(context, tinted ?? picture, 0, 0)
    cairo_pattern_set_filter(
      cairo_get_source(context), isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_paint(context)
    cairo_restore(context)
  }

  private static func format(of image: Bitmap) -> cairo_format_t {
    image.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
  }
}
