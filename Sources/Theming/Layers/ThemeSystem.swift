/// The SDK whose names a theme uses.
public enum ThemeSystem: String, Hashable, Sendable, CaseIterable {
  case agentforce

  /// What the SDK lets a theme set.
  public var catalog: ThemeCatalog {
    switch self {
    case .agentforce: .agentforce
    }
  }
}
