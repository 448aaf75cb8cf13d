import TintypeTheming
import TintypeViews

/// The question before a chat's history is cleared.
enum ClearHistoryMockup: Mockup {
  static let name = "clear-history"
  static let group = "Alert"
  static let summary = "The question before a chat's history is cleared"
  static let canvas = MockupCanvas.page
  static let states = ["default"]
  static let tokens: [ColorToken] = [.surfaceContainer1, .surfaceContainer2, .errorContainer2]

  static func body(state: String, in context: MockupContext) -> some View {
    OverChat(context: context, alignment: .center) {
      Alert(
        context: context, title: Text(.clearHistoryTitle), message: Text(.clearHistoryMessage),
        cancel: Text(.clearHistoryCancel), confirm: Text(.clearHistoryConfirm))
    }
  }
}
