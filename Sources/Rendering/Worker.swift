import TintypeDrawing
public import TintypeGraphics
public import TintypeLayoutEngine
import TintypeMockups
public import TintypePrimitives
import TintypeTheming
import TintypeViews

/// Lays out and draws cells on one thread; keeps fonts, pictures and caches between them.
public final class Worker {
  /// What all workers share.
  public let session: RenderSession
  /// Encodes pictures; its buffers are kept.
  public let encoder = PNGWriter()
  /// Decodes pictures; its buffers are kept.
  public let decoder = PNGReader()
  private let fonts: FontLibrary
  let images: ImageLibrary
  private let renderer: Renderer
  private var themes: [ThemeKey: ResolvedTheme] = [:]

  /// What a resolved theme depends on.
  private struct ThemeKey: Hashable {
    let mode: ColorScheme
    /// English where words do not depend on the language.
    let locale: LocaleTag
  }

  /// Creates a worker of a session.
  ///
  /// Throws `GraphicsError` if memory is short.
  init(_ session: RenderSession) throws(GraphicsError) {
    self.session = session
    fonts = try FontLibrary(catalogue: session.catalogue)
    images = ImageLibrary(decoder: decoder)
    renderer = Renderer(fonts: fonts, pictures: images)
  }

  private func theme(of cell: Cell) -> ResolvedTheme {
    let key = ThemeKey(mode: cell.mode, locale: session.isTranslated ? cell.locale : .english)
    if let known = themes[key] { return known }
    let theme = session.ownTheme(key.mode, locale: key.locale)
    themes[key] = theme
    return theme
  }

  /// The display list of a cell, whose mockup and state must be those of the session.
  public func layout(_ cell: Cell) -> DisplayList {
    guard let mockup = session.mockups[cell.mockup], mockup.states.contains(cell.state) else {
      preconditionFailure("'\(cell.id)' is no cell of the session")
    }
    var environment = EnvironmentValues(theme: theme(of: cell))
    environment.dynamicTypeSize = cell.textSize
    environment.locale = cell.locale.text
    environment.layoutDirection = cell.locale.direction
    environment.displayScale = Double(cell.scale)
    environment.horizontalSizeClass = cell.device.isRegularWidth ? .regular : .compact
    var height: Double?
    var minHeight: Double?
    switch mockup.canvas {
    case .component: break
    case .screen: height = cell.device.size.height
    case .page: minHeight = cell.device.size.height
    }
    if mockup.canvas != .component { environment.safeArea = cell.device.safeArea }
    let node = mockup.node(state: cell.state, in: MockupContext(environment: environment))
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
  /// Throws `GraphicsError` if the picture is too large or drawing fails.
  public func draw(_ list: DisplayList) throws(GraphicsError) -> Bitmap {
    let bitmap = try renderer.draw(list)
    if let failure = images.failure { throw failure }
    return bitmap
  }

  /// What a display list that this worker laid out tells beside its picture.
  public func findings(_ list: DisplayList) -> Findings {
    Findings(list, faults: images.faults)
  }

  /// Lays out and draws a cell.
  ///
  /// Throws `GraphicsError` if the picture is too large or drawing fails.
  public func snapshot(_ cell: Cell) throws(GraphicsError) -> Snapshot {
    let list = layout(cell)
    return Snapshot(
      cell: cell, displayList: list, displayListHash: list.contentHash, bitmap: try draw(list))
  }
}
