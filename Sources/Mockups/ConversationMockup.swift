import TintypeTheming
import TintypeViews

/// A whole conversation.
enum ConversationMockup: Mockup {
  static let name = "conversation"
  static let group = "Conversation"
  static let summary = "A chat about an order: messages, actions, answers, progress, input"
  static let canvas = MockupCanvas.screen
  static let states = ["default", "start"]
  static let tokens: [ColorToken] = [.chatBackground]

  static func body(state: String, in context: MockupContext) -> some View {
    let copy = context.copy
    ChatScreen(inputBar: inputBar(state: state, in: context)) {
      if state == "start" {
        greeting(context)
      } else {
        if !context.textSize.isAccessibility {
          ChatStatus(text: Text(copy.today))
          greeting(context)
          UserBubble(context: context, text: copy.question, status: .text(copy.read))
        }
        answer(context)
        UserBubble(context: context, text: copy.followUp, status: .text(copy.delivered))
        ProgressRow(context: context, text: copy.checking)
      }
    }
  }

  private static func inputBar(state: String, in context: MockupContext) -> InputBar {
    state == "start" || context.textSize.isAccessibility
      ? InputBar(context: context)
      : InputBar(context: context, entry: .text(context.copy.draft, hasCaret: true, lines: 1))
  }

  private static func greeting(_ context: MockupContext) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      AgentName(context: context)
      AgentText(context: context, paragraphs: [Text(context.copy.greeting)])
    }
  }

  private static func answer(_ context: MockupContext) -> some View {
    let copy = context.copy
    return VStack(alignment: .leading, spacing: 8) {
      AgentName(context: context)
      AgentText(
        context: context, paragraphs: [context.deliveryAnswer, Text(copy.answerNote)])
      MessageActions(context: context, chosen: .iconFeedbackPositive)
        .padding(.top, -8)
        .padding(.bottom, -4)
      ResponseButtons(context: context) {
        ResponseButton(context: context, title: Text(copy.track), style: .primary)
        ResponseButton(context: context, title: Text(copy.change))
        ResponseButton(context: context, title: Text(copy.person))
      }
    }
  }
}
