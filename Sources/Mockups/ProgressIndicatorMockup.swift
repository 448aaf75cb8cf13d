import TintypeTheming
import TintypeViews

/// What the agent is doing.
enum ProgressIndicatorMockup: Mockup {
  static let name = "progress-indicator"
  static let group = "Progress indicator"
  static let summary = "What the agent is doing: sparkle, words and dots"
  static let canvas = MockupCanvas.component
  static let states = ["default", "long"]
  static let tokens: [ColorToken] = [
    .progressIndicatorTextColor, .progressIndicatorDotColor, .progressIndicatorSparkleColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    ProgressRow(
      context: context,
      text: state == "long" ? context.copy.notices.searching : context.copy.checking
    )
    .onPage()
  }
}
