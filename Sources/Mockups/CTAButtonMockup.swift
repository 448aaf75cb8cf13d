import TintypeTheming
import TintypeViews

/// The button that calls to act.
enum CTAButtonMockup: Mockup {
  static let name = "cta-button"
  static let group = "CTA button"
  static let summary = "The button that calls to act"
  static let canvas = MockupCanvas.component
  static let states = ["default"]
  static let tokens: [ColorToken] = [
    .ctaButtonBackground, .ctaButtonTextColor, .ctaButtonBorderColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    OutlineButton(context: context, title: Text(context.copy.viewOrder), style: .callToAction)
      .onPage()
  }
}
