import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A popup over a screen of a journey.
enum PopupMockup: Mockup {
  static let name = "popup"
  static let system = ThemeSystem.mobileid
  static let group = "Journeys"
  static let summary = "A popup over the screen it interrupts"
  static let canvas = MockupCanvas.page
  static let states = ["question", "warning", "error", "success"]
  static let tokens: [ColorToken] = [
    .background, .primary, .secondary, .grayscaleDark, .grayscaleMediumDark, .grayscaleLight,
    .accentRed, .accentOrange, .accentGreen,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let margin = context.textSize.isAccessibility ? 12.0 : 28
    ZStack {
      DocumentReviewMockup.body(state: "good", in: context)
      Scrim(context: context)
      MIDPopupViewMockup.popup(state, context)
        .padding(Insets(top: 72, leading: margin, bottom: 48, trailing: margin))
    }
  }
}
