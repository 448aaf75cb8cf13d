import TintypeTheming
import TintypeViews

/// The button that loads again.
enum RefreshButtonMockup: Mockup {
  static let name = "refresh-button"
  static let group = "Refresh button"
  static let summary = "The button that loads again"
  static let canvas = MockupCanvas.component
  static let states = ["default"]
  static let tokens: [ColorToken] = [
    .refreshButtonBackground, .refreshButtonBorderColor, .refreshButtonTextColor,
    .refreshButtonIconTint,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    OutlineButton(
      context: context, glyph: "refresh", title: Text(.alertActionRetry), style: .refresh
    )
    .onPage(.fullScreenBackground)
  }
}
