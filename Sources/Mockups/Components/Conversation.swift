import TintypeTheming
import TintypeViews

/// A chat about an order, as a screen.
struct Conversation: View {
  let context: MockupContext
  /// Whether nothing but the greeting has been said.
  var isStart = false

  var body: some View {
    let copy = context.copy
    ChatScreen(inputBar: inputBar) {
      if isStart {
        greeting
      } else {
        if !context.textSize.isAccessibility {
          ChatStatus(text: Text(copy.today))
          greeting
          UserBubble(context: context, text: copy.question, status: .text(copy.read))
        }
        answer
        UserBubble(context: context, text: copy.followUp, status: .text(copy.delivered))
        ProgressRow(context: context, text: copy.checking)
      }
    }
  }

  private var inputBar: InputBar {
    isStart || context.textSize.isAccessibility
      ? InputBar(context: context)
      : InputBar(context: context, entry: .text(context.copy.draft, hasCaret: true, lines: 1))
  }

  private var greeting: some View {
    Answer(context: context) {
      AgentText(context: context, paragraphs: [Text(context.copy.greeting)])
    }
  }

  private var answer: some View {
    let copy = context.copy
    return Answer(context: context) {
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
