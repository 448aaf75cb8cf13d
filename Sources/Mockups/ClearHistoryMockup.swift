import TintypeTheming
import TintypeViews

/// The question before a chat's history is cleared.
enum ClearHistoryMockup: Mockup {
  static let name = "clear-history"
  static let group = "Alert"
  static let summary = "The question before a chat's history is cleared"
  static let canvas = MockupCanvas.screen
  static let states = ["default"]
  static let tokens: [ColorToken] = [.surfaceContainer1, .surfaceContainer2, .errorContainer2]

  static func body(state: String, in context: MockupContext) -> some View {
    ConversationMockup.body(state: "default", in: context)
      .overlay { Scrim(context: context) }
      .overlay {
        Alert(
          context: context, title: Text(.clearHistoryTitle), message: Text(.clearHistoryMessage),
          cancel: Text(.clearHistoryCancel), confirm: Text(.clearHistoryConfirm))
      }
  }
}
