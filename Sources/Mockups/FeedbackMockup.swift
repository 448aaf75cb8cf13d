import TintypeTheming
import TintypeViews

/// The sheet that asks why an answer was bad.
enum FeedbackMockup: Mockup {
  static let name = "feedback"
  static let group = "Feedback"
  static let summary = "The sheet that asks why an answer was not helpful"
  static let canvas = MockupCanvas.page
  static let states = ["empty", "filled"]
  static let tokens: [ColorToken] = [
    .feedbackBackground, .feedbackTextColor, .feedbackBorderColor, .feedbackButtonBackground,
    .feedbackButtonDisabledBackground, .feedbackButtonTextColor,
    .feedbackButtonDisabledTextColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let isFilled = state == "filled"
    OverChat(context: context, alignment: .bottom) {
      Sheet(context: context, ground: .feedbackBackground) {
        SheetHeader(
          context: context, title: Text(.feedbackModalTitle), ink: .feedbackTextColor)
        FeedbackForm(
          context: context, chosen: isFilled ? 0 : nil,
          comment: isFilled ? context.copy.feedback.comment : nil)
      }
    }
  }
}
