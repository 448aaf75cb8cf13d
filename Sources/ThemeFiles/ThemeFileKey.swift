/// The keys at the top of a theme file.
enum ThemeFileKey: String, CaseIterable {
  case system
  case supply
  case extends
  case name
  case version
  case light
  case dark
  case fontFamilyName
  case fonts
  case icons
  case displayNames
  case mode
  case dynamicFonts
  case dimensions
  case shapes
  /// The bag that a configuration has beside its theme manager.
  case overrides

  /// Whether only a theme manager has it.
  ///
  /// Source: Agentforce theming guide, "Theme mode" and "Set agent-message width".
  var isManagerOnly: Bool {
    switch self {
    case .mode, .dynamicFonts, .dimensions, .shapes, .overrides: true
    case .system, .supply, .extends, .name, .version, .light, .dark, .fontFamilyName, .fonts,
      .icons, .displayNames:
      false
    }
  }

  /// Whether it sets values of the theme, which the supply `default` has none of.
  var isContent: Bool {
    switch self {
    case .light, .dark, .fontFamilyName, .fonts, .icons, .displayNames: true
    case .system, .supply, .extends, .name, .version, .mode, .dynamicFonts, .dimensions, .shapes,
      .overrides:
      false
    }
  }
}
