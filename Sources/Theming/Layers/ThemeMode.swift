/// The mode that a theme asks for.
///
/// Source: Agentforce theming guide, "Theme mode": the SDK default is light.
public enum ThemeMode: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
  /// It follows the device.
  case system
}
