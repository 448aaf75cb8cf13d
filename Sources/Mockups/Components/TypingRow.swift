import TintypeTheming
import TintypeViews

/// What stands in for an answer while somebody types it.
struct TypingRow: View {
  let context: MockupContext
  let name: String

  var body: some View {
    HStack(alignment: .lastTextBaseline, spacing: 8) {
      Text(.typingIndicatorText, argument: name)
        .font(Font(.bodyScale1Regular))
        .foregroundStyle(Color(.agentMessageTextColor))
      // The dots stand at half the height of small letters.
      Dots(context: context).padding(.bottom, context.scaled(2))
    }
    .part("typing")
  }
}
