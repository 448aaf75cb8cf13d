import TintypeTheming
import TintypeViews

/// The row above an answer: avatar and name.
struct AgentName: View {
  let context: MockupContext
  /// The name of a live person, or nil for the AI agent's.
  var person: String?

  var body: some View {
    HStack(spacing: context.textSize.isAccessibility ? 12 : 8) {
      AgentAvatar(context: context, isLive: person != nil)
      name
        .font(Font(.bodyScaleNeg1Semibold))
        .foregroundStyle(Color(.agentMessageNameColor))
        .part("name")
    }
  }

  private var name: Text { person.map { Text($0) } ?? Text(.serviceAIAgentName) }
}
