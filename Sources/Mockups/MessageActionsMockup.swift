import TintypeTheming
import TintypeViews

/// What can be done with an answer.
enum MessageActionsMockup: Mockup {
  static let name = "message-actions"
  static let group = "Message actions"
  static let summary = "Copy, good and bad under an answer"
  static let canvas = MockupCanvas.component
  static let states = ["idle", "copied", "positive", "negative"]
  static let tokens: [ColorToken] = [
    .messageActionIconActiveTint, .messageActionIconInactiveTint,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      AgentText(context: context, paragraphs: [Text(context.copy.answerNote)])
      MessageActions(context: context, chosen: chosen(state))
      if state == "copied" {
        Tooltip(text: context.copy.feedback.copied).padding(.top, -4)
      }
    }
    .onPage()
  }

  private static func chosen(_ state: String) -> IconSlot? {
    switch state {
    case "copied": .iconCopy
    case "positive": .iconFeedbackPositive
    case "negative": .iconFeedbackNegative
    default: nil
    }
  }
}
