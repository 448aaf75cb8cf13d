public import TintypeGraphics
public import TintypeLayoutEngine
public import TintypePrimitives

/// Draws display lists; one a worker, not thread-safe.
///
/// What it keeps between pictures never changes a pixel.
public final class Renderer {
  private let fonts: FontLibrary?
  private let pictures: any PictureProviding
  private let cache = DrawingCache()

  /// Creates a renderer that takes glyphs from `fonts` and pictures from `pictures`; without fonts no
  /// text is drawn.
  public init(fonts: FontLibrary?, pictures: any PictureProviding) {
    self.fonts = fonts
    self.pictures = pictures
  }

  /// Draws a display list on an opaque canvas, or on a clear one if the list says so.
  ///
  /// `reusing` gives the memory of a bitmap that nobody uses any longer. Throws `GraphicsError` if
  /// the canvas exceeds the limits of `Surface` or the drawing library fails.
  public func draw(
    _ list: DisplayList, reusing spare: Bitmap? = nil
  ) throws(GraphicsError) -> Bitmap {
    let (ground, covered) = list.ground
    let surface = try Surface(
      size: list.size, scale: list.scale, ground: list.isClear ? nil : ground, reusing: spare)
    draw(list, from: list.isClear ? 0 : covered, on: Canvas(on: surface, cache: cache))
    return try surface.finish()
  }

  /// Draws a display list as a file of vectors, on a ground as that of pixels.
  ///
  /// Throws `GraphicsError` if the canvas exceeds the limits of `Surface` or the drawing library
  /// fails.
  public func draw(
    _ list: DisplayList, as format: VectorFormat
  ) throws(GraphicsError) -> [UInt8] {
    let (ground, covered) = list.ground
    let surface = try VectorSurface(size: list.size, scale: list.scale, format: format)
    let canvas = Canvas(on: surface, cache: cache)
    if !list.isClear {
      canvas.fill(Path(Rect(origin: .zero, size: surface.size)), with: ground)
    }
    draw(list, from: list.isClear ? 0 : covered, on: canvas)
    return try surface.finish()
  }

  private func draw(_ list: DisplayList, from first: Int, on canvas: Canvas) {
    var masks: [Gradient] = []
    for (command, entry) in zip(list.commands, list.entries).dropFirst(first) {
      switch command {
      case .fill(let outline, .paint(let paint)): canvas.fill(outline.path, with: paint)
      case .fill(let outline, .gradient(let gradient)): canvas.fill(outline.path, with: gradient)
      case .stroke(let outline, let paint, let width, let dash, let hasRoundCaps):
        canvas.stroke(
          outline.path, with: paint, width: width, dash: dash, hasRoundCaps: hasRoundCaps)
      case .shadow(let outline, let paint, let radius, let x, let y):
        canvas.shadow(outline.path, with: paint, blur: radius, x: x, y: y)
      case .glyphs(let run, let point, let paint):
        if let fonts { canvas.draw(run, at: point, with: paint, fonts: fonts) }
      case .image(let hash, let rect, let tint, let isMirrored):
        draw(hash, in: rect, tint: tint, isMirrored: isMirrored, on: canvas)
      case .pushClip(let outline):
        canvas.save()
        canvas.clip(to: outline.path)
      case .popClip: canvas.restore()
      case .pushOpacity(let opacity): canvas.beginGroup(opacity: opacity, bounds: entry.bounds)
      case .popOpacity: canvas.endGroup()
      case .pushMask(let gradient):
        masks.append(gradient)
        canvas.beginGroup(bounds: entry.bounds)
      case .popMask:
        if let gradient = masks.popLast() { canvas.endGroup(maskedBy: gradient) }
      }
    }
  }

  private func draw(
    _ hash: ContentHash, in rect: Rect, tint: Paint?, isMirrored: Bool, on canvas: Canvas
  ) {
    switch pictures.picture(for: hash) {
    case .vector(let vector):
      canvas.draw(vector, in: rect, tint: tint, isFlipped: isMirrored)
    case .bitmap(let bitmap):
      canvas.draw(bitmap, in: rect, tint: tint, isFlipped: isMirrored)
    case nil: break
    }
  }
}
