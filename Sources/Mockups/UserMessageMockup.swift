public import TintypeTheming
public import TintypeViews

/// What the user wrote.
public enum UserMessageMockup: Mockup {
  public static let name = "user-message"
  public static let group = "User message"
  public static let summary = "The user's bubble and what became of it"
  public static let canvas = MockupCanvas.component
  public static let states = ["sent", "delivered", "long", "failed"]
  public static let tokens: [ColorToken] = [
    .userMessageBubbleBackground, .userMessageBubbleTextColor, .userMessageStatusColor,
    .userMessageErrorColor,
  ]

  public static func body(state: String, in context: MockupContext) -> some View {
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
