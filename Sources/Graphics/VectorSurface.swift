internal import CCairo
public import TintypePrimitives

/// An SVG or PDF file to draw on; not thread-safe.
///
/// The same drawing gives the same bytes: nothing of the time, the machine or earlier drawings is in
/// them.
public final class VectorSurface {
  /// Collects what cairo writes.
  private final class Output {
    var bytes = ByteBuffer()
  }

  /// The kind of file.
  public let format: VectorFormat
  /// The pixels per point at which what has no vector form is drawn.
  public let scale: Double
  /// The size in points, of whole pixels.
  public let size: Size
  let pixelSize: PixelSize
  let handle: OpaquePointer
  let context: OpaquePointer
  private let output: Output

  /// Creates an empty file of `size` points for a picture that has `scale` pixels per point.
  ///
  /// Throws `GraphicsError.surfaceSize` as `Surface` does.
  public init(size: Size, scale: Double, format: VectorFormat) throws(GraphicsError) {
    guard let pixelSize = Surface.pixelSize(size, scale: scale) else {
      throw .surfaceSize(width: size.width * scale, height: size.height * scale)
    }
    let (width, height) = (Double(pixelSize.width), Double(pixelSize.height))
    let output = Output()
    let stream = Unmanaged.passUnretained(output).toOpaque()
    let handle: OpaquePointer? =
      switch format {
      // Cairo 1.16 places masks right only where a unit is a device pixel; SVGText gives the file
      // its size in points.
      case .svg: cairo_svg_surface_create_for_stream(Self.write, stream, width, height)
      case .pdf:
        cairo_pdf_surface_create_for_stream(Self.write, stream, width / scale, height / scale)
      }
    let action = "creating an \(format.rawValue.uppercased()) file"
    guard let handle else { throw .cairo("out of memory", while: action) }
    guard let context = cairo_create(handle) else {
      cairo_surface_destroy(handle)
      throw .cairo("out of memory", while: action)
    }
    self.format = format
    self.scale = scale
    self.size = Size(width: width / scale, height: height / scale)
    self.pixelSize = pixelSize
    self.handle = handle
    self.context = context
    self.output = output
    try check(cairo_surface_status(handle), while: action)
    try check(cairo_status(context), while: action)
    switch format {
    case .svg: cairo_surface_set_fallback_resolution(handle, 72, 72)
    case .pdf:
      cairo_surface_set_fallback_resolution(handle, 72 * scale, 72 * scale)
      // Empty, it is left out.
      cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_CREATE_DATE, "")
      cairo_scale(context, 1 / scale, 1 / scale)
    }
  }

  deinit {
    cairo_destroy(context)
    // Ends the file, which writes to the output.
    cairo_surface_finish(handle)
    cairo_surface_destroy(handle)
  }

  /// Ends drawing and returns the file.
  ///
  /// Throws the first error that drawing met.
  public func finish() throws(GraphicsError) -> [UInt8] {
    try check(cairo_status(context), while: "drawing")
    cairo_surface_finish(handle)
    try check(
      cairo_surface_status(handle), while: "writing an \(format.rawValue.uppercased()) file")
    switch format {
    case .svg: return SVGText(output.bytes.array, size: size, pixelSize: pixelSize).bytes
    case .pdf: return output.bytes.array
    }
  }

  private static let write: cairo_write_func_t = { stream, bytes, count in
    guard let stream, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    let output = Unmanaged<Output>.fromOpaque(stream).takeUnretainedValue()
    output.bytes.append(UnsafeBufferPointer(start: bytes, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }
}
