internal import CCairo
internal import CPango
public import TintypePrimitives

/// A picture in SVG; not thread-safe.
///
/// Nothing outside the file is ever read, and what it asks for is bounded before it is drawn.
public final class VectorImage {
  /// The largest file, in bytes.
  public static let byteLimit = 4 << 20
  /// The most elements times pixels drawn, which keeps a picture within two seconds.
  static let workLimit = 1 << 30
  /// The most pixels that filters work on together, which keeps them within 64 MB.
  static let filterLimit = 16 << 20

  /// The name of the file's content.
  public let hash: ContentHash
  /// The size that the file gives, in points: its width and height, else its view box.
  public let size: Size
  /// References that were not followed, a sentence each.
  public let warnings: [String]
  private let document: SVGDocument
  private let handle: UnsafeMutableRawPointer
  private let library: SVGLibrary
  private var rasters = LeastRecentlyUsed<PixelSize, Bitmap>(limit: 32 << 20)

  /// Reads an SVG file.
  ///
  /// Throws `GraphicsError.svg` if it is broken, `.svgLimit` if it asks for too much and
  /// `.libraryMissing` if librsvg is not installed.
  public init(svg bytes: [UInt8]) throws(GraphicsError) {
    document = try SVGDocument(bytes)
    guard let library = SVGLibrary.shared else {
      throw .libraryMissing("librsvg-2.so.2", package: "librsvg2-2")
    }
    var error: UnsafeMutablePointer<GError>?
    let source = document.bytes
    guard let handle = library.newFromData(source, UInt(source.count), &error) else {
      throw .svg(SVGLibrary.message(error) + ".")
    }
    self.library = library
    self.handle = handle
    library.setDPI(handle, 96)
    hash = ContentHash(of: bytes)
    warnings = document.warnings
    size = Self.intrinsicSize(handle, library)
  }

  deinit { g_object_unref(handle) }

  /// Whether librsvg draws all of it as vectors.
  var isVector: Bool { !document.needsPixels }

  /// Draws the picture at the corner of a context, fitted as the file's `preserveAspectRatio` says.
  ///
  /// Throws `GraphicsError.svg` if drawing fails.
  func draw(on context: OpaquePointer, _ size: PixelSize) throws(GraphicsError) {
    var viewport = SVGLibrary.Rectangle(
      x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    var error: UnsafeMutablePointer<GError>?
    guard library.render(handle, context, &viewport, &error) != 0 else {
      throw .svg(SVGLibrary.message(error) + ".")
    }
    try check(cairo_status(context), while: "drawing an SVG")
  }

  /// The picture with a colour, whose alpha does not count, for all of its paints; nil if these are
  /// not `currentColor`.
  func painted(_ paint: Paint) -> VectorImage? {
    let source = document.bytes
    // A file in UTF-16 was looked through in another form.
    guard document.followsColor, source.first == UInt8(ascii: "<") else { return nil }
    func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    let color = "rgb(\(byte(paint.red)),\(byte(paint.green)),\(byte(paint.blue)))"
    let attribute = Array(" color=\"\(color)\"".utf8)
    return try? VectorImage(
      svg: Array(source[..<document.rootEnd] + attribute + source[document.rootEnd...]))
  }

  /// The picture in a bitmap of `pixels`, fitted as the file's `preserveAspectRatio` says.
  ///
  /// Throws `GraphicsError.svgLimit` if so many pixels would take too long, `.svg` if drawing
  /// fails.
  public func raster(_ pixels: PixelSize) throws(GraphicsError) -> Bitmap {
    if let known = rasters.value(for: pixels) { return known }
    guard (1...4096).contains(pixels.width), (1...4096).contains(pixels.height) else {
      throw .svgLimit("\(pixels) pixels; sides are 1–4096.")
    }
    guard document.work <= Self.workLimit / pixels.area else {
      throw .svgLimit("\(document.work) elements on \(pixels) pixels.")
    }
    guard document.filters <= Self.filterLimit / pixels.area || document.filters == 0 else {
      throw .svgLimit("\(document.filters) filters on \(pixels) pixels.")
    }
    guard let bitmap = Bitmap(ifMemoryAllows: pixels, isOpaque: false),
      let surface = imageSurface(over: bitmap, format: CAIRO_FORMAT_ARGB32),
      let context = cairo_create(surface)
    else { throw .cairo("out of memory", while: "drawing an SVG") }
    defer {
      cairo_destroy(context)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    try draw(on: context, pixels)
    cairo_surface_flush(surface)
    rasters.insert(bitmap, for: pixels, cost: pixels.area * 4)
    return bitmap
  }

  private static func intrinsicSize(
    _ handle: UnsafeMutableRawPointer, _ library: SVGLibrary
  ) -> Size {
    var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
    var (width, height) = (SVGLibrary.Length(), SVGLibrary.Length())
    var box = SVGLibrary.Rectangle(x: 0, y: 0, width: 0, height: 0)
    library.dimensions(handle, &hasWidth, &width, &hasHeight, &height, &hasBox, &box)
    let boxSize =
      hasBox != 0 && box.width > 0 && box.height > 0
      ? Size(width: box.width, height: box.height) : nil
    // Unit 1 is the pixel; other units and percentages depend on what is around the picture.
    guard hasWidth != 0, hasHeight != 0, width.unit == 1, height.unit == 1, width.value > 0,
      height.value > 0
    else { return boxSize ?? Size(width: 24, height: 24) }
    return Size(width: width.value, height: height.value)
  }
}
