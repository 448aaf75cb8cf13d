import TintypePrimitives
import TintypeTheming

/// What lies at a point below something that is drawn.
struct Ground {
  /// The colours laid over each other.
  var paint: Paint
  /// The paints that show, the topmost first.
  var layers: [Paint]
  /// Whether a picture whose colours are not known lies there.
  var isUnknown = false

  /// Lays areas over a ground, in order.
  mutating func lay(_ areas: some Sequence<PaintedArea>, at point: Point) {
    for area in areas where area.contains(point) {
      switch area.content {
      case .paint(let paint): lay(paint)
      case .gradient(let gradient): lay(gradient.paint(at: point))
      case .picture: isUnknown = true
      case .group(let group):
        var inner = Ground(paint: .clear, layers: [])
        inner.lay(group.areas, at: point)
        let share = group.alpha(at: point)
        guard share > 0 else { continue }
        paint = inner.paint.opacity(share).over(paint)
        isUnknown = (isUnknown && inner.paint.alpha * share < 1) || inner.isUnknown
        layers = inner.layers + (inner.paint.alpha * share >= 1 ? [] : layers)
      }
    }
  }

  private mutating func lay(_ top: Paint) {
    guard top.alpha > 0 else { return }
    if top.alpha >= 1 {
      isUnknown = false
      layers = [top]
    } else {
      layers.insert(top, at: 0)
    }
    paint = top.over(paint)
  }
}
