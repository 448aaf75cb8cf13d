import TintypeTheming
import TintypeViews

/// What stands in for an answer that failed.
enum MessageErrorMockup: Mockup {
  static let name = "message-error"
  static let group = "Message error"
  static let summary = "What stands in for an answer that failed"
  static let canvas = MockupCanvas.component
  static let states = ["default", "long"]
  static let tokens: [ColorToken] = [.messageErrorBackground, .messageErrorTextColor]

  static func body(state: String, in context: MockupContext) -> some View {
    let copy = context.copy.notices
    ErrorBox(
      context: context, text: Text(state == "long" ? copy.ordersFailedLong : copy.ordersFailed)
    )
    .onPage()
  }
}
