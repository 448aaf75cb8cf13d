import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A form that the agent cannot see.
enum SecureFormMockup: Mockup {
  static let name = "secure-form"
  static let group = "Secure form"
  static let summary = "A form that the agent cannot see: open, sending, sent, not sent"
  static let canvas = MockupCanvas.page
  static let states = ["open", "sending", "sent", "error"]
  static let tokens: [ColorToken] = [
    .secureFormPageBackground, .secureFormTitleColor, .secureFormSubmitBackground,
    .secureFormSubmitTextColor, .secureFormSubmitDisabledBackground,
    .secureFormSubmitDisabledTextColor, .secureFormReadOnlyRequiredColor,
    .secureFormSpinnerTint, .secureFormSuccessTitleColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    switch state {
    case "sent": SecureFormResult(context: context)
    case "sending": SecureForm(context: context, status: .sending)
    case "error": SecureForm(context: context, status: .failed)
    default: SecureForm(context: context, status: .open)
    }
  }
}
