import TintypePrimitives
import TintypeTheming

/// What lies at a point below something that is drawn.
struct Ground {
  /// The colours laid over each other.
  var paint: Paint
  /// The paints that show, the topmost first.
  var layers: [Paint]
  /// Whether something shows there whose colours only drawing tells.
  var isDrawn = false
  /// Whether a picture in its own colours shows there.
  var hasPicture = false

  /// Lays areas over a ground, in order.
  mutating func lay(_ areas: some Sequence<PaintedArea>, at point: Point) {
    for area in areas where area.contains(point) {
      switch area.content {
      case .paint(let paint): lay(paint)
      case .gradient(let gradient): lay(gradient.paint(at: point))
      case .drawn(let paint):
        isDrawn = true
        if let paint { layers.insert(paint, at: 0) } else { hasPicture = true }
      case .group(let group):
        var inner = Ground(paint: .clear, layers: [])
        inner.lay(group.areas, at: point)
        let share = group.alpha(at: point)
        guard share > 0 else { continue }
        self = inner.faded(share, over: self)
      }
    }
  }

  /// The ground of a group of which a share shows, over what is below the group.
  func faded(_ share: Double, over below: Ground) -> Ground {
    let hides = paint.alpha * share >= 1
    return Ground(
      paint: paint.opacity(share).over(below.paint), layers: layers + (hides ? [] : below.layers),
      isDrawn: isDrawn || (below.isDrawn && !hides),
      hasPicture: hasPicture || (below.hasPicture && !hides))
  }

  private mutating func lay(_ top: Paint) {
    guard top.alpha > 0 else { return }
    if top.alpha >= 1 {
      isDrawn = false
      hasPicture = false
      layers = [top]
    } else {
      layers.insert(top, at: 0)
    }
    paint = top.over(paint)
  }
}
