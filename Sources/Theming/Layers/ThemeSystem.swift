/// The SDK whose names a theme uses.
public enum ThemeSystem: String, Hashable, Sendable, CaseIterable {
  case agentforce
  case mobileid

  /// The name as the vendor writes it.
  public var title: String {
    switch self {
    case .agentforce: "Agentforce"
    case .mobileid: "MobileID"
    }
  }

  /// What the SDK lets a theme set.
  public var catalog: ThemeCatalog {
    switch self {
    case .agentforce: .agentforce
    case .mobileid: .mobileid
    }
  }

  /// Whether an org can brand it from its server.
  public var isBrandable: Bool {
    switch self {
    case .agentforce: true
    case .mobileid: false
    }
  }

  /// The pairs of tokens that are drawn on each other.
  public var contrastPairs: [ContrastPair] {
    switch self {
    case .agentforce: ThemeCatalog.agentforceContrast
    case .mobileid: ThemeCatalog.mobileidContrast
    }
  }
}
