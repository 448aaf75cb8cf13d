/// The mockups of the Agentforce SDK.
public enum MockupCatalog {
  /// Every mockup, in the order of reports: components in the SDK's order, then screens.
  public static let all: [any Mockup.Type] = [
    TitleBarMockup.self,
    InputBarMockup.self,
    AgentMessageMockup.self,
    UserMessageMockup.self,
    ConversationMockup.self,
  ]
}
