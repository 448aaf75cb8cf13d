import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// A theme that the service draws: with its files and fonts, ready to draw.
final class ServedTheme: Sendable {
  /// The SHA-256 of all that it is made of, or the name of a built-in theme.
  let id: String
  let theme: Theme
  let session: RenderSession
  /// What was found in it; files are named as the request names them.
  let problems: [Problem]
  let contrast: ContrastTable
  /// Holds its files; nil if it has none.
  let folder: ThemeFolder?

  init(
    id: String, theme: Theme, problems: [Problem], contrast: ContrastTable,
    mockups: TintypeRendering.MockupList, fonts: SessionFonts, folder: ThemeFolder? = nil
  ) {
    self.id = id
    self.theme = theme
    self.problems = problems
    self.contrast = contrast
    self.folder = folder
    session = RenderSession(mockups: mockups, theme: theme, fonts: fonts)
  }

  /// A text without the place on disk, which is nobody's business and new with every upload.
  func shown(_ text: String) -> String { folder?.shown(text) ?? text }
}

/// The files of a theme in a folder of their own, which goes with it.
final class ThemeFolder: Sendable {
  let path: String
  let size: Int

  /// The name of the theme itself in messages.
  static let themeName = "theme"
  /// The name of the branding in messages.
  static let brandingName = "branding"

  init(path: String, size: Int) {
    self.path = path
    self.size = size
  }

  deinit { StateFolder.removeAll(path) }

  func shown(_ text: String) -> String { text.replacing(path + "/", with: "") }
}
