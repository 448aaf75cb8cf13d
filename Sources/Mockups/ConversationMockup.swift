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
    Conversation(context: context, isStart: state == "start")
  }
}
