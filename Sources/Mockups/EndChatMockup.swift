import TintypeTheming
import TintypeViews

/// The question before a chat ends.
enum EndChatMockup: Mockup {
  static let name = "end-chat"
  static let group = "Alert"
  static let summary = "The question before a chat ends"
  static let canvas = MockupCanvas.page
  static let states = ["default"]
  static let tokens: [ColorToken] = [.surfaceContainer1, .surfaceContainer2, .errorContainer2]

  static func body(state: String, in context: MockupContext) -> some View {
    OverChat(context: context, alignment: .center) {
      Alert(
        context: context, title: Text(.endChatTitle), message: Text(.endChatMessage),
        cancel: Text(.endChatCancelButton), confirm: Text(.endChatConfirmationButton))
    }
  }
}
