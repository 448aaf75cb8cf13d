import TintypeTheming
import TintypeViews

/// An answer of the agent or of a live person.
enum AgentMessageMockup: Mockup {
  static let name = "agent-message"
  static let group = "Agent message"
  static let summary = "An answer: avatar, name and text at the page margin"
  static let canvas = MockupCanvas.component
  static let states = ["text", "paragraphs", "live-person", "typing"]
  static let tokens: [ColorToken] = [
    .agentMessageNameColor, .agentMessageTextColor, .agentAvatarBackground, .agentAvatarIconTint,
    .agentAvatarLiveBackground, .agentAvatarLiveIconTint,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let copy = context.copy
    VStack(alignment: .leading, spacing: 8) {
      AgentName(context: context, person: state == "live-person" ? copy.specialist : nil)
      switch state {
      case "paragraphs":
        AgentText(
          context: context, paragraphs: [context.deliveryAnswer, Text(copy.answerNote)])
      case "live-person":
        AgentText(context: context, paragraphs: [Text(copy.specialistGreeting)])
      case "typing":
        TypingRow(
          context: context, name: context.theme.words[.serviceAIAgentName]?.text ?? "")
      default: AgentText(context: context, paragraphs: [Text(copy.greeting)])
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.chatBackground))
  }
}
