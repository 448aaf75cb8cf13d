internal import CCairo
public import TintypePrimitives

/// A premultiplied sRGB bitmap to draw on; not thread-safe.
///
/// An opaque surface is drawn as ARGB whose alpha is 255 from the start: drawing over it keeps
/// every alpha byte at 255, where cairo's RGB24 leaves the byte to chance.
public final class Surface {
  /// The largest side, in pixels.
  ///
  /// Source: cairo 1.16, `MAX_IMAGE_SIZE`.
  public static let maximumSide = 32_767
  /// The largest area, in pixels: 64 megapixels.
  public static let maximumArea = 64 << 20

  /// The pixels per point.
  public let scale: Double
  /// The size in pixels.
  public let pixelSize: PixelSize
  let handle: OpaquePointer
  let context: OpaquePointer
  private let target: Bitmap
  private var isFinished = false

  /// The sides in whole pixels of `size` points at `scale`; nil if they exceed the limits.
  ///
  /// Part of a pixel counts as a whole one.
  public static func pixelSize(_ size: Size, scale: Double) -> PixelSize? {
    func pixels(_ side: Double) -> Int? {
      let value = (side * scale - 1e-6).rounded(.up)
      return value >= 1 && value <= Double(maximumSide) ? Int(value) : nil
    }
    guard let width = pixels(size.width), let height = pixels(size.height),
      width * height <= maximumArea
    else { return nil }
    return PixelSize(width: width, height: height)
  }

  /// Creates a surface of `size` points at `scale` pixels per point: opaque if it has a ground
  /// colour, whose alpha does not count, else clear.
  ///
  /// `reusing` gives the memory of a bitmap that nobody else uses any longer; one of another shape
  /// is not taken. Throws `GraphicsError.surfaceSize` if a side exceeds 32,767 pixels or the area
  /// 64 megapixels.
  public init(
    size: Size, scale: Double, ground: Paint? = nil, reusing spare: Bitmap? = nil
  ) throws(GraphicsError) {
    guard let pixelSize = Self.pixelSize(size, scale: scale) else {
      throw .surfaceSize(width: size.width * scale, height: size.height * scale)
    }
    let isOpaque = ground != nil
    let word =
      ground.map { PixelBlender.premultiplied(Paint(red: $0.red, green: $0.green, blue: $0.blue)) }
      ?? 0
    let action = "creating a \(pixelSize) px surface"
    let bitmap: Bitmap
    if let spare, spare.size == pixelSize, spare.isOpaque == isOpaque {
      bitmap = spare
      bitmap.pixels.update(repeating: word)
    } else if let new = Bitmap(ifMemoryAllows: pixelSize, isOpaque: isOpaque, filledWith: word) {
      bitmap = new
    } else {
      throw .cairo("out of memory", while: action)
    }
    guard let handle = imageSurface(over: bitmap, format: CAIRO_FORMAT_ARGB32) else {
      throw .cairo("out of memory", while: action)
    }
    guard let context = cairo_create(handle) else {
      cairo_surface_destroy(handle)
      throw .cairo("out of memory", while: action)
    }
    self.handle = handle
    self.context = context
    self.scale = scale
    self.pixelSize = pixelSize
    target = bitmap
    try check(cairo_surface_status(handle), while: action)
    try check(cairo_status(context), while: action)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(handle)
  }

  /// Ends drawing and returns the pixels.
  ///
  /// Throws the first error that drawing met.
  public func finish() throws(GraphicsError) -> Bitmap {
    if !isFinished {
      try check(cairo_status(context), while: "drawing")
      cairo_surface_flush(handle)
      try check(cairo_surface_status(handle), while: "drawing")
      cairo_surface_finish(handle)
      isFinished = true
    }
    return target
  }
}

/// Wraps the memory of a bitmap, which must outlive the surface.
func imageSurface(over bitmap: Bitmap, format: cairo_format_t) -> OpaquePointer? {
  guard let base = bitmap.pixels.baseAddress else { return nil }
  return base.withMemoryRebound(to: UInt8.self, capacity: bitmap.size.area * 4) {
    cairo_image_surface_create_for_data(
      $0, format, Int32(bitmap.size.width), Int32(bitmap.size.height),
      Int32(bitmap.size.width * 4))
  }
}

/// Throws what a status of cairo tells.
func check(_ status: cairo_status_t, while action: @autoclosure () -> String) throws(GraphicsError)
{
  guard status != CAIRO_STATUS_SUCCESS else { return }
  throw .cairo(String(cString: cairo_status_to_string(status)), while: action())
}
