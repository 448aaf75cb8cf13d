internal import CCairo
internal import TintypePrimitives

extension Path {
  /// Adds the path to cairo's current one, each point where `place` puts it.
  func append(to context: OpaquePointer, _ place: (Point) -> Point) {
    for element in elements {
      switch element {
      case .move(let point):
        let point = place(point)
        cairo_move_to(context, point.x, point.y)
      case .line(let point):
        let point = place(point)
        cairo_line_to(context, point.x, point.y)
      case .curve(let end, let control1, let control2):
        let (end, control1, control2) = (place(end), place(control1), place(control2))
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
  }
}
