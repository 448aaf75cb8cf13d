import TintypeTheming
import TintypeViews

/// The round button that sends.
enum SendButtonMockup: Mockup {
  static let name = "send-button"
  static let group = "Send button"
  static let summary = "The round button that sends a message"
  static let canvas = MockupCanvas.component
  static let states = ["enabled", "disabled"]
  static let tokens: [ColorToken] = [
    .sendButtonEnabledBackground, .sendButtonDisabledBackground, .sendButtonIconTint,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    SendButton(context: context, isEnabled: state == "enabled")
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(.inputBarFieldBackground))
  }
}
