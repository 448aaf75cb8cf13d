internal import CCairo
public import TintypePrimitives

extension Canvas {
  /// Draws the shadow that a filled path throws.
  ///
  /// `blur` is the radius in points; the standard deviation of the blur is half of it. The whole
  /// shadow is drawn, under the path too.
  ///
  /// Source: CSS Backgrounds and Borders 3, section 6.1.1, "standard deviation equal to half the
  /// blur radius".
  public func shadow(
    _ path: Path, with paint: Paint, blur: Double, x dx: Double = 0, y dy: Double = 0
  ) {
    guard paint.alpha > 0, !path.isEmpty else { return }
    let sigma = min(max(pixel(blur) / 2, 0), 512)
    let blurring = GaussianBlur(sigma: sigma)
    let outline = deviceOutline(path, x: pixel(dx), y: pixel(dy))
    let rect = outline.bounds
    let box = DeviceRect(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY)
      .covering
    let reach = blurring.reach + 1
    let size = pixelSize
    // Only what can reach the surface is blurred, however large the path is.
    let relevant = PixelRect(
      x: -reach, y: -reach, width: size.width + 2 * reach, height: size.height + 2 * reach)
    let source = box.intersection(relevant)
    guard !source.isEmpty else { return }
    let limits = PixelRect(
      x: source.x - box.x, y: source.y - box.y, width: source.width, height: source.height)
    let key = ShadowCache.Key(
      outline: outline.offset(x: Double(-box.x), y: Double(-box.y)), sigma: sigma, limits: limits)
    let mask = cache.shadows.mask(for: key) { makeMask(key, blurring, reach: reach) }
    guard let mask else { return }
    self.paint(mask.surface, paint, x: Double(box.x + mask.x), y: Double(box.y + mask.y))
  }

  /// A path in device pixels, moved by an offset in pixels.
  private func deviceOutline(_ path: Path, x dx: Double, y dy: Double) -> Path {
    func place(_ point: Point) -> Point { Point(x: pixel(point.x) + dx, y: pixel(point.y) + dy) }
    return Path(
      path.elements.map { element in
        switch element {
        case .move(let point): .move(to: place(point))
        case .line(let point): .line(to: place(point))
        case .curve(let end, let control1, let control2):
          .curve(to: place(end), control1: place(control1), control2: place(control2))
        case .close: .close
        }
      })
  }

  private func makeMask(
    _ key: ShadowCache.Key, _ blur: GaussianBlur, reach: Int
  ) -> (mask: ShadowCache.Mask, cost: Int)? {
    let (width, height) = (key.limits.width + 2 * reach, key.limits.height + 2 * reach)
    let (x, y) = (key.limits.x - reach, key.limits.y - reach)
    guard let plane = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      let pen = cairo_create(plane)
    else { return nil }
    defer { cairo_destroy(pen) }
    let mask = ShadowCache.Mask(adopting: plane, x: x, y: y)
    cairo_translate(pen, Double(-x), Double(-y))
    key.outline.append(to: pen) { $0 }
    cairo_fill(pen)
    cairo_surface_flush(plane)
    guard let pixels = cairo_image_surface_get_data(plane) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(plane))
    blur.apply(to: pixels, width: width, height: height, stride: stride)
    cairo_surface_mark_dirty(plane)
    return (mask, stride * height)
  }
}
