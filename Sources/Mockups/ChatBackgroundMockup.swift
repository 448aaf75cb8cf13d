import TintypeTheming
import TintypeViews

/// The page that a chat lies on.
enum ChatBackgroundMockup: Mockup {
  static let name = "chat-background"
  static let group = "Chat background"
  static let summary = "The page that a chat lies on, before the first message"
  static let canvas = MockupCanvas.screen
  static let states = ["default"]
  static let tokens: [ColorToken] = [.chatBackground]

  static func body(state: String, in context: MockupContext) -> some View {
    ChatScreen(inputBar: InputBar(context: context)) {}
  }
}
