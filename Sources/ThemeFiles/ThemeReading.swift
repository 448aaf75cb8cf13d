public import TintypePrimitives
public import TintypeTheming

/// What came of reading a theme file: the theme, and every mistake in it.
public struct ThemeReading: Sendable {
  /// The theme; what was mistaken keeps its default.
  public let theme: Theme
  /// The mistakes, file by file in file order; the theme's own file first.
  public let problems: [Problem]
  /// The theme files that were read: the theme's own, then those it extends.
  public let files: [String]
  /// The folder of the `.lproj` folders that a MobileID theme names.
  public let stringsFolder: Setting<String>?

  /// Whether a mistake weighs enough for exit code 3.
  public var hasErrors: Bool { problems.contains { $0.severity == .error } }
}
