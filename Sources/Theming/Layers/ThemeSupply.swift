/// How an app hands its theme to the SDK.
///
/// Source: Agentforce theming guide, "Supplying a theme" (`AgentforceTheming`).
public enum ThemeSupply: String, Hashable, Sendable, CaseIterable {
  /// No theme in code: org branding over the SDK default.
  case `default`
  /// A sparse bag over org branding over the SDK default, token by token.
  case overrides
  /// A manager that owns the theme; org branding fills only unset icons and words.
  case customManager
}
