internal import CCairo
public import TintypePrimitives

/// Draws on a surface; lengths are points, colours sRGB.
///
/// Not thread-safe.
///
/// A path, rectangle or paint that leaves no mark is no error. Coordinates that are not finite or
/// lie further than a million pixels out are brought within that range.
public final class Canvas {
  /// What limits drawing, in device pixels.
  struct Clip {
    /// All that can be drawn on.
    var bounds: PixelRect
    /// Whether each pixel of `bounds` can be drawn on fully.
    var isRectangle: Bool
  }

  /// The pixels that drawing goes to: the surface's own or those of a group.
  struct Target {
    var surface: OpaquePointer
    /// The device pixel that the first pixel of the memory stands for.
    var x: Int
    var y: Int
  }

  let surface: Surface
  let cache: DrawingCache
  let context: OpaquePointer
  let scale: Double
  var clip: Clip
  var target: Target
  var savedClips: [Clip] = []
  var groups: [Group] = []

  /// Creates a canvas that draws on `surface`; a worker's canvases share its cache.
  public init(on surface: Surface, cache: DrawingCache) {
    self.surface = surface
    self.cache = cache
    context = surface.context
    scale = surface.scale
    let size = surface.pixelSize
    clip = Clip(
      bounds: PixelRect(x: 0, y: 0, width: size.width, height: size.height), isRectangle: true)
    target = Target(surface: surface.handle, x: 0, y: 0)
  }

  /// Keeps the clip for `restore()`.
  public func save() {
    cairo_save(context)
    savedClips.append(clip)
  }

  /// Takes the clip of the last `save()` back.
  public func restore() {
    guard let saved = savedClips.popLast() else {
      preconditionFailure("restore() without save()")
    }
    cairo_restore(context)
    clip = saved
  }

  /// Limits drawing to the inside of a path.
  public func clip(to path: Path) {
    append(path)
    cairo_clip(context)
    let bounds = device(path.bounds)
    clip.bounds = clip.bounds.intersection(bounds.covering)
    if path.rectangle == nil || !bounds.isWhole { clip.isRectangle = false }
  }

  /// Makes a path cairo's current one, in device pixels.
  func append(_ path: Path) {
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let point):
        cairo_move_to(context, pixel(point.x), pixel(point.y))
      case .line(let point):
        cairo_line_to(context, pixel(point.x), pixel(point.y))
      case .curve(let end, let control1, let control2):
        cairo_curve_to(
          context, pixel(control1.x), pixel(control1.y), pixel(control2.x), pixel(control2.y),
          pixel(end.x), pixel(end.y))
      case .close:
        cairo_close_path(context)
      }
    }
  }

  /// A coordinate in device pixels.
  ///
  /// Cairo's own range is 2^23 pixels; beyond it shapes would wrap around.
  func pixel(_ coordinate: Double) -> Double {
    let value = coordinate * scale
    return value.isFinite ? min(max(value, -1e6), 1e6) : 0
  }

  /// A rectangle in device pixels.
  func device(_ rect: Rect) -> DeviceRect {
    DeviceRect(
      left: pixel(rect.minX), top: pixel(rect.minY), right: pixel(rect.maxX),
      bottom: pixel(rect.maxY))
  }

  /// Makes a paint cairo's source.
  func setSource(_ paint: Paint) {
    cairo_set_source_rgba(context, paint.red, paint.green, paint.blue, paint.alpha)
  }
}

/// A rectangle in device pixels whose sides may lie within pixels.
struct DeviceRect {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// Cairo keeps coordinates as multiples of 1/256 pixel, so nearer counts as equal.
  private static let grain = 1.0 / 512

  /// Whether all sides lie between pixels.
  var isWhole: Bool {
    [left, top, right, bottom].allSatisfy { abs($0 - $0.rounded()) < Self.grain }
  }

  /// The pixels that the rectangle touches.
  var covering: PixelRect {
    let x = Int((left + Self.grain).rounded(.down))
    let y = Int((top + Self.grain).rounded(.down))
    return PixelRect(
      x: x, y: y, width: Int((right - Self.grain).rounded(.up)) - x,
      height: Int((bottom - Self.grain).rounded(.up)) - y)
  }
}
