import TintypeTheming
import TintypeViews

/// What stands in for an answer while somebody types it.
struct TypingRow: View {
  let context: MockupContext
  let name: String

  var body: some View {
    HStack(spacing: 8) {
      Text(.typingIndicatorText, argument: name)
        .font(Font(.bodyScale1Regular))
        .foregroundStyle(Color(.agentMessageTextColor))
      Dots(context: context)
    }
    .part("typing")
  }
}
