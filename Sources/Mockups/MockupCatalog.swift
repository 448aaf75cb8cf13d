/// The mockups of the Agentforce SDK.
public enum MockupCatalog {
  /// Every mockup, in the order of reports: components in the SDK's order, then screens.
  public static let all: [any Mockup.Type] = [
    TitleBarMockup.self,
    InputBarMockup.self,
    SendButtonMockup.self,
    VoiceButtonMockup.self,
    AgentMessageMockup.self,
    UserMessageMockup.self,
    ResponseButtonMockup.self,
    ToastMockup.self,
    ModalSheetMockup.self,
    CarouselMockup.self,
    CitationMockup.self,
    ActionSheetMockup.self,
    PreChatFormMockup.self,
    ConversationMockup.self,
  ]
}
