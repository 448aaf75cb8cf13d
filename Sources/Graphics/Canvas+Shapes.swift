internal import CCairo
public import TintypePrimitives

extension Canvas {
  /// Fills a path with a colour.
  public func fill(_ path: Path, with paint: Paint) {
    guard paint.alpha > 0, isVisible(path) else { return }
    append(path)
    setSource(paint)
    cairo_fill(context)
  }

  /// Fills a path with a gradient.
  public func fill(_ path: Path, with gradient: Gradient) {
    guard isVisible(path) else { return }
    append(path)
    withPattern(gradient) { pattern in
      cairo_set_source(context, pattern)
      cairo_fill(context)
    }
  }

  /// Draws a line of `width` points along a path, half of it on either side.
  ///
  /// `dash` alternates lengths of line and gap; one that is negative or shorter than a tenth of a
  /// pixel in all draws a solid line. Round caps come with round joins, else ends are flat and
  /// corners mitred.
  public func stroke(
    _ path: Path, with paint: Paint, width: Double, dash: [Double] = [], hasRoundCaps: Bool = false
  ) {
    guard paint.alpha > 0, width > 0, width.isFinite else { return }
    append(path)
    setSource(paint)
    cairo_set_line_width(context, pixel(width))
    cairo_set_line_cap(context, hasRoundCaps ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(context, hasRoundCaps ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    let lengths = dash.map { pixel($0) }
    let isDashed = lengths.allSatisfy { $0 >= 0 } && lengths.reduce(0, +) >= 0.1
    cairo_set_dash(context, isDashed ? lengths : [], isDashed ? Int32(lengths.count) : 0, 0)
    cairo_stroke(context)
  }

  /// Whether any point of the path's bounds can be drawn on.
  private func isVisible(_ path: Path) -> Bool {
    let bounds = device(path.bounds).covering
    return !bounds.intersection(clip.bounds).isEmpty
  }

  /// Calls `draw` with cairo's form of a gradient.
  ///
  /// One without length paints its last colour throughout, one without stops nothing.
  func withPattern(_ gradient: Gradient, _ draw: (OpaquePointer) -> Void) {
    guard let last = gradient.stops.last else { return }
    let pattern: OpaquePointer?
    let solid = cairo_pattern_create_rgba(
      last.paint.red, last.paint.green, last.paint.blue, last.paint.alpha)
    defer { cairo_pattern_destroy(solid) }
    switch gradient.shape {
    case .linear(let from, let to):
      pattern =
        from == to
        ? nil
        : cairo_pattern_create_linear(pixel(from.x), pixel(from.y), pixel(to.x), pixel(to.y))
    case .radial(let center, let startRadius, let endRadius):
      let (start, end) = (max(0, pixel(startRadius)), max(0, pixel(endRadius)))
      pattern =
        start == end
        ? nil
        : cairo_pattern_create_radial(
          pixel(center.x), pixel(center.y), start, pixel(center.x), pixel(center.y), end)
    }
    defer { cairo_pattern_destroy(pattern) }
    if let pattern {
      for stop in gradient.stops {
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.location, stop.paint.red, stop.paint.green, stop.paint.blue,
          stop.paint.alpha)
      }
    }
    guard let source = pattern ?? solid else { return }
    draw(source)
  }
}
