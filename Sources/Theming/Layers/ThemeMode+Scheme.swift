public import TintypePrimitives

extension ThemeMode {
  /// The scheme that a theme of this mode shows.
  ///
  /// A theme that follows the device reports light until its view first appears.
  ///
  /// Source: Agentforce theming guide, "Theme mode".
  public func scheme(appearance: Appearance) -> ColorScheme {
    switch self {
    case .light: .light
    case .dark: .dark
    case .system:
      switch appearance {
      case .light, .firstFrame: .light
      case .dark: .dark
      }
    }
  }
}
