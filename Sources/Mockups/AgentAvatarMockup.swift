import TintypeTheming
import TintypeViews

/// The round picture of an agent.
enum AgentAvatarMockup: Mockup {
  static let name = "agent-avatar"
  static let group = "Agent avatar"
  static let summary = "The round picture of the AI agent or of a live person"
  static let canvas = MockupCanvas.component
  static let states = ["ai", "live-person"]
  static let tokens: [ColorToken] = [
    .agentAvatarBackground, .agentAvatarIconTint, .agentAvatarLiveBackground,
    .agentAvatarLiveIconTint,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    AgentAvatar(context: context, isLive: state == "live-person").onPage()
  }
}
