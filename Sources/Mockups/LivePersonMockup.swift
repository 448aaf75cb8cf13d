import TintypeTheming
import TintypeViews

/// A conversation that a live person takes over.
enum LivePersonMockup: Mockup {
  static let name = "live-person"
  static let group = "Live person"
  static let summary = "A chat that a live person takes over: waiting, joined, typing"
  static let canvas = MockupCanvas.screen
  static let states = ["waiting", "joined", "typing"]
  static let tokens: [ColorToken] = [
    .chatStatusTextColor, .agentAvatarLiveBackground, .feedbackWarningContainer1,
    .feedbackWarning1, .warning1,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let copy = context.copy
    let isLarge = context.textSize.isAccessibility
    ChatScreen(
      inputBar: InputBar(context: context),
      banner: state == "waiting" ? Banner(context: context, text: copy.notices.busy) : nil
    ) {
      if !isLarge {
        UserBubble(context: context, text: copy.notices.personPlease, status: .text(copy.read))
      }
      if state == "waiting" {
        ChatStatus(text: Text(.routingWaitResolvedMinutes, argument: "4"))
      } else {
        ChatStatus(text: Text(copy.notices.joined))
        Answer(context: context, person: copy.specialist) {
          AgentText(context: context, paragraphs: [Text(copy.specialistGreeting)])
        }
        if state == "typing", !isLarge {
          UserBubble(context: context, text: copy.followUp, status: .text(copy.delivered))
        }
        if state == "typing" {
          Answer(context: context, person: copy.specialist) {
            TypingRow(context: context, name: copy.specialist)
          }
        } else {
          Answer(context: context, hasName: false) { MarkdownReply(context: context) }
        }
      }
    }
  }
}
