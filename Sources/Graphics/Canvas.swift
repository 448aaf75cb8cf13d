internal import CCairo
public import TintypePrimitives

/// Draws on a surface, of pixels or of vectors; lengths are points, colours sRGB.
///
/// Not thread-safe.
///
/// In vectors everything is where its pixels are. Shadows have no vector form and are pictures at
/// the surface's scale, as is what of an SVG picture librsvg draws by the pixel.
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

    /// No clip but the edges of a picture.
    init(covering size: PixelSize) {
      bounds = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
      isRectangle = true
    }
  }

  /// The pixels that drawing goes to: the surface's own or those of a group.
  struct Target {
    var surface: OpaquePointer
    /// The device pixel that the first pixel of the memory stands for.
    var x: Int
    var y: Int
  }

  /// Keeps the surface.
  private let owner: AnyObject
  let pixelSize: PixelSize
  /// The kind of vectors drawn; nil for pixels.
  let format: VectorFormat?
  let cache: DrawingCache
  let context: OpaquePointer
  let scale: Double
  var clip: Clip
  var target: Target
  var savedClips: [Clip] = []
  var groups: [Group] = []
  /// The fonts of outlines that the picture has used.
  var outlines: [OutlineFont.Key: OutlineFont] = [:]

  /// Creates a canvas that draws on `surface`; a worker's canvases share its cache.
  public init(on surface: Surface, cache: DrawingCache) {
    owner = surface
    format = nil
    self.cache = cache
    context = surface.context
    scale = surface.scale
    pixelSize = surface.pixelSize
    clip = Clip(covering: pixelSize)
    target = Target(surface: surface.handle, x: 0, y: 0)
  }

  /// Creates a canvas that draws vectors on `surface`; a worker's canvases share its cache.
  public init(on surface: VectorSurface, cache: DrawingCache) {
    owner = surface
    format = surface.format
    self.cache = cache
    context = surface.context
    scale = surface.scale
    pixelSize = surface.pixelSize
    clip = Clip(covering: pixelSize)
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
    path.append(to: context) { Point(x: pixel($0.x), y: pixel($0.y)) }
  }

  /// Draws pixels, whose first lies at a device pixel, in one colour: as dense as `mask` is opaque.
  func paint(_ mask: OpaquePointer, _ paint: Paint, x: Double, y: Double) {
    guard format != nil else {
      setSource(paint)
      cairo_mask_surface(context, mask, x, y)
      return
    }
    // A picture in colours of its own is what every reader of vectors knows to draw.
    guard let picture = Self.picture(mask, paint) else { return }
    cairo_save(context)
    cairo_set_source_surface(context, picture, x, y)
    cairo_paint(context)
    cairo_restore(context)
    cairo_surface_destroy(picture)
  }

  /// A picture of one colour, as dense as `mask` is opaque.
  static func picture(_ mask: OpaquePointer, _ paint: Paint) -> OpaquePointer? {
    let (width, height) = (
      cairo_image_surface_get_width(mask), cairo_image_surface_get_height(mask)
    )
    guard let picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
      let pen = cairo_create(picture)
    else { return nil }
    defer { cairo_destroy(pen) }
    cairo_set_source_rgba(pen, paint.red, paint.green, paint.blue, paint.alpha)
    cairo_mask_surface(pen, mask, 0, 0)
    return picture
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
