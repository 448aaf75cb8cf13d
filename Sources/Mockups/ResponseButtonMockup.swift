import TintypeTheming
import TintypeViews

/// Answers that the user can tap.
enum ResponseButtonMockup: Mockup {
  static let name = "chat-response-button"
  static let group = "Chat response button"
  static let summary = "Answers that the user can tap"
  static let canvas = MockupCanvas.component
  static let states = ["default", "primary", "disabled", "row"]
  static let tokens: [ColorToken] = [
    .chatResponseButtonBackground, .chatResponseButtonTextColor,
    .chatResponseButtonDisabledBackground, .chatResponseButtonDisabledTextColor,
    .chatResponseButtonPrimaryBackground, .chatResponseButtonPrimaryTextColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let copy = context.copy
    ResponseButtons(context: context) {
      switch state {
      case "primary":
        ResponseButton(context: context, title: Text(copy.track), style: .primary)
      case "disabled":
        ResponseButton(context: context, title: Text(copy.change), style: .disabled)
      case "row":
        ResponseButton(context: context, title: Text(copy.track), style: .primary)
        ResponseButton(context: context, title: Text(copy.change))
        ResponseButton(context: context, title: Text(copy.person))
        ResponseButton(context: context, title: Text(.actionCancel), style: .disabled)
      default: ResponseButton(context: context, title: Text(copy.change))
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.chatBackground))
  }
}
