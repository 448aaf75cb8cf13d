import TintypeTheming
import TintypeViews

/// What the user wrote.
enum UserMessageMockup: Mockup {
  static let name = "user-message"
  static let group = "User message"
  static let summary = "The user's bubble and what became of it"
  static let canvas = MockupCanvas.component
  static let states = ["sent", "delivered", "long", "failed"]
  static let tokens: [ColorToken] = [
    .userMessageBubbleBackground, .userMessageBubbleTextColor, .userMessageStatusColor,
    .userMessageErrorColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let copy = context.copy
    Group {
      switch state {
      case "delivered":
        UserBubble(context: context, text: copy.followUp, status: .text(copy.delivered))
      case "long":
        UserBubble(context: context, text: copy.longMessage, status: .text(copy.read))
      case "failed":
        UserBubble(context: context, text: copy.question, status: .failed(copy.failed))
      default: UserBubble(context: context, text: copy.question)
      }
    }
    .padding(16)
    .background(Color(.chatBackground))
  }
}
