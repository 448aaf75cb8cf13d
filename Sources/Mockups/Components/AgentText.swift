import TintypePrimitives
import TintypeTheming
import TintypeViews

/// The paragraphs of an agent's answer, at most as wide as the theme allows.
struct AgentText: View {
  let context: MockupContext
  let paragraphs: [Text]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(paragraphs) { $0 }
    }
    .font(Font(.bodyScale2Regular))
    .foregroundStyle(Color(.agentMessageTextColor))
    .frame(maxWidth: context.messageWidth, alignment: .leading)
    .part("text")
  }
}

extension MockupContext {
  /// An answer with a date in bold.
  var deliveryAnswer: Text {
    Text(copy.answerStart) + Text(copy.answerDate).bold() + Text(copy.answerEnd)
  }

  /// The widest that agent text may be, in points; infinite if nothing limits it.
  ///
  /// Source: Agentforce theming guide, "Set agent-message width": nil, zero and negative values are
  /// unbounded.
  var messageWidth: Double {
    guard let width = theme.dimensions["messageTextMaximumWidth"]?.value, width > 0 else {
      return .infinity
    }
    return width
  }
}
