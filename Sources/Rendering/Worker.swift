import TintypeDrawing
public import TintypeGraphics
public import TintypeLayoutEngine
public import TintypeMockups
public import TintypePrimitives
public import TintypeTheming
public import TintypeViews

/// Lays out and draws cells on one thread; keeps fonts, pictures and caches between them.
public final class Worker {
  /// What all workers share.
  public let session: RenderSession
  /// Encodes pictures; its buffers are kept.
  public let encoder: PNGWriter
  /// Decodes pictures; its buffers are kept.
  public let decoder: PNGReader
  private let fonts: FontLibrary
  let images: ImageLibrary
  private let renderer: Renderer
  private var themes: [ThemeKey: DrawableTheme] = [:]

  /// What a resolved theme depends on.
  private struct ThemeKey: Hashable {
    let mode: ColorScheme
    /// English where words do not depend on the language.
    let locale: LocaleTag
  }
  /// The checks of pictures; made for this thread, as the themes are.
  lazy var checks = PictureChecks(session.unresolved)

  /// Creates a worker of a session.
  ///
  /// What does not depend on the theme is taken from `other`, a worker of the same thread that is
  /// no longer used at the same time: buffers and, if its session has the same font catalogue, fonts
  /// with the texts laid out. Throws `GraphicsError` if memory is short.
  public init(_ session: RenderSession, sharing other: Worker? = nil) throws(GraphicsError) {
    self.session = session
    encoder = other?.encoder ?? PNGWriter()
    decoder = other?.decoder ?? PNGReader()
    if let other, other.session.sharesFonts(with: session) {
      fonts = other.fonts
    } else {
      fonts = try FontLibrary(catalogue: session.catalogue)
    }
    images = ImageLibrary(decoder: decoder)
    renderer = Renderer(fonts: fonts, pictures: images)
  }

  /// The session's theme as a cell shows it, resolved for this thread.
  public func theme(of cell: Cell) -> ResolvedTheme { drawable(cell.mode, cell.locale).resolved }

  /// Another theme as a cell would show it.
  public func theme(_ other: Theme, of cell: Cell) -> ResolvedTheme {
    DrawableTheme(RenderSession.filled(other), cell.mode, cell.locale, images).resolved
  }

  /// The theme as this worker draws a cell in it, and the icons that it passed over.
  func drawable(_ cell: Cell) -> DrawableTheme { drawable(cell.mode, cell.locale) }

  /// The theme as this worker draws it, and the icons that it passed over.
  func drawable(_ mode: ColorScheme, _ locale: LocaleTag) -> DrawableTheme {
    let key = ThemeKey(mode: mode, locale: session.isTranslated ? locale : .english)
    if let known = themes[key] { return known }
    let theme = DrawableTheme(session.unresolved, key.mode, key.locale, images)
    themes[key] = theme
    return theme
  }

  /// Lets a picture that themes name as `path` be these bytes, whatever stands on disk.
  public func define(_ path: String, as bytes: [UInt8]) { images.define(path, as: bytes) }

  /// The display list of a cell, whose mockup and state must be those of the session.
  ///
  /// `other` is drawn in place of the session's theme; it must be of the cell's scheme.
  public func layout(_ cell: Cell, in other: ResolvedTheme? = nil) -> DisplayList {
    guard let mockup = session.mockups[cell.mockup], mockup.states.contains(cell.state) else {
      preconditionFailure("'\(cell.id)' is no cell of the session")
    }
    return layout(cell, in: other, on: mockup.canvas) { context in
      mockup.node(state: cell.state, in: context)
    }
  }

  /// The display list of a view that is no mockup of the session, on the cell's axes.
  ///
  /// `content` evaluates the view in the cell's surroundings; it is called once.
  public func layout(
    _ cell: Cell, in other: ResolvedTheme? = nil, on canvas: MockupCanvas,
    _ content: (MockupContext) -> ViewNode
  ) -> DisplayList {
    var environment = EnvironmentValues(theme: other ?? theme(of: cell))
    environment.dynamicTypeSize = cell.textSize
    environment.locale = cell.locale.text
    environment.layoutDirection = cell.locale.direction
    environment.displayScale = Double(cell.scale)
    environment.horizontalSizeClass = cell.device.isRegularWidth ? .regular : .compact
    var height: Double?
    var minHeight: Double?
    switch canvas {
    case .component: break
    case .screen: height = cell.device.size.height
    case .page: minHeight = cell.device.size.height
    }
    if canvas != .component { environment.safeArea = cell.device.safeArea }
    let node = content(MockupContext(environment: environment))
    return Layout.displayList(
      for: node, width: cell.device.size.width, height: height, minHeight: minHeight,
      ground: session.ground(cell.mode),
      in: LayoutContext(
        measuring: fonts, images: images, scale: Double(cell.scale),
        direction: cell.locale.direction))
  }

  /// How far the font of a request has the characters of a locale's language; nil if it is not
  /// known which these are.
  public func coverage(of request: FontRequest, locale: String) -> LanguageCoverage? {
    fonts.coverage(of: request, locale: locale)
  }

  /// The pixels of a display list that this worker laid out.
  ///
  /// `spare` gives the memory of a bitmap that nobody uses any longer. Throws `GraphicsError` if the
  /// picture is too large or drawing fails.
  public func draw(
    _ list: DisplayList, reusing spare: Bitmap? = nil
  ) throws(GraphicsError) -> Bitmap {
    let bitmap = try renderer.draw(list, reusing: spare)
    if let failure = images.failure { throw failure }
    return bitmap
  }

  /// The file of a snapshot of this worker in a format; the same picture gives the same bytes.
  ///
  /// Throws `GraphicsError` if drawing fails.
  public func encode(
    _ snapshot: Snapshot, as format: SnapshotFormat
  ) throws(GraphicsError) -> [UInt8] {
    guard let vector = format.vector else {
      return encoder.write(snapshot.bitmap, scale: Double(snapshot.cell.scale))
    }
    return try draw(snapshot.displayList, as: vector)
  }

  /// The file of vectors of a display list that this worker laid out; the same list gives the same
  /// bytes.
  ///
  /// Glyphs are outlines, so that no reader needs fonts; where anything has no vector form it is a
  /// picture at the list's scale. Throws `GraphicsError` if the picture is too large or drawing
  /// fails.
  public func draw(
    _ list: DisplayList, as format: VectorFormat
  ) throws(GraphicsError) -> [UInt8] {
    let bytes = try renderer.draw(list, as: format)
    if let failure = images.failure { throw failure }
    return bytes
  }

  /// What the display list of a cell that this worker laid out tells beside its picture.
  public func findings(_ list: DisplayList, of cell: Cell) -> Findings {
    Findings(
      list, broken: drawable(cell).brokenIcons, faults: images.faults, flaws: images.flaws,
      expectsCuts: session.mockups[cell.mockup]?.statesWithCutText.contains(cell.state) ?? false)
  }

  /// Lays out and draws a cell; `severities` asks for the checks of its picture too.
  ///
  /// Throws `GraphicsError` if the picture is too large or drawing fails.
  public func snapshot(
    _ cell: Cell, checkedWith severities: SeveritySettings? = nil
  ) throws(GraphicsError) -> Snapshot {
    let list = layout(cell)
    let bitmap = try draw(list)
    return Snapshot(
      cell: cell, displayList: list, displayListHash: list.contentHash, bitmap: bitmap,
      report: severities.map { check(list, of: cell, severities: $0) })
  }
}
