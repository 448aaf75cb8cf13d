import TintypePrimitives
public import TintypeTheming

/// A picture: an icon slot of the theme, a glyph of ours, or a file.
///
/// A template takes the foreground colour. Without `resizable` it has its natural size, else it
/// fills the space proposed, keeping its proportions inside it.
public struct Image: PrimitiveView {
  /// Whether a picture keeps its colours.
  public enum RenderingMode: Hashable, Sendable {
    /// Everything opaque takes the foreground colour.
    case template
    /// The picture keeps its colours.
    case original
  }

  private enum Source: Sendable {
    case slot(IconSlot)
    case glyph(String)
    case file(String)
  }

  private let source: Source
  private var mode: RenderingMode?
  private var isResizable = false
  private var fillsFrame = false

  /// Creates the icon of a theme's slot.
  public init(_ slot: IconSlot) { source = .slot(slot) }

  /// Creates a glyph that is no slot of the SDK.
  public init(glyph: String) { source = .glyph(glyph) }

  /// Creates a picture from a file.
  public init(file: String) { source = .file(file) }

  /// Lets the picture fill its space.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Lets the picture cover its space, keeping its proportions; what hangs over is for a clip to cut.
  public func scaledToFill() -> Image {
    var copy = resizable()
    copy.fillsFrame = true
    return copy
  }

  /// Draws the picture as a template or in its own colours.
  public func renderingMode(_ mode: RenderingMode?) -> Image {
    var copy = self
    copy.mode = mode
    return copy
  }

  /// Evaluates the icon and its tint.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    let image: ImageSource
    var isTemplate = true
    var origins: [Origin] = []
    switch source {
    case .slot(let slot):
      if let icon = environment.theme.icons[slot] {
        image = icon.image
        isTemplate = icon.isTemplate
        origins = [icon.origin]
      } else {
        image = .builtIn(slot.rawValue)
        origins = [Origin(kind: .icon, names: [slot.rawValue], layer: .sdkDefault)]
      }
    case .glyph(let name): image = .builtIn(name)
    case .file(let path):
      image = .file(path)
      isTemplate = false
    }
    if let mode { isTemplate = mode == .template }
    return .image(
      ImageNode(
        source: image,
        tint: isTemplate ? environment.foreground.resolve(in: environment) : nil,
        isResizable: isResizable, fillsFrame: fillsFrame, origins: origins))
  }
}
