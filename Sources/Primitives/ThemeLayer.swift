/// The layers that can decide a value, strongest first.
///
/// Source: Agentforce theming guide, "Server-driven branding": the override wins for each token,
/// followed by org branding, followed by the SDK default.
public enum ThemeLayer: String, Hashable, Sendable, CaseIterable {
  case override
  case branding
  case sdkDefault
}
