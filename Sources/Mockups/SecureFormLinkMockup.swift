import TintypeTheming
import TintypeViews

/// The way from an answer to a secure form.
enum SecureFormLinkMockup: Mockup {
  static let name = "secure-form-link"
  static let group = "Secure form link"
  static let summary = "The way from an answer to a form that the agent cannot see"
  static let canvas = MockupCanvas.component
  static let states = ["default"]
  static let tokens: [ColorToken] = [
    .secureFormLinkBackground, .secureFormLinkTitleColor, .secureFormLinkIconTint,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    SecureFormLink(context: context).onPage()
  }
}
