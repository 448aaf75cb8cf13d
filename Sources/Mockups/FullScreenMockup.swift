import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A screen without a chat.
enum FullScreenMockup: Mockup {
  static let name = "full-screen"
  static let group = "Full screen"
  static let summary = "A screen without a chat: loading, or what went wrong"
  static let canvas = MockupCanvas.page
  static let states = ["loading", "error"]
  static let tokens: [ColorToken] = [
    .fullScreenBackground, .fullScreenTitleColor, .fullScreenBodyColor, .spinnerColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    if state == "error" { failure(context) } else { loading(context) }
  }

  private static func loading(_ context: MockupContext) -> some View {
    CenteredPage(ground: .fullScreenBackground, margin: 24, alignment: .leading) {
      Text(.loadingMessage)
        .font(Font(.displayScale8Light))
        .foregroundStyle(Color(.fullScreenTitleColor))
        .part("title")
      SpinnerRow(
        spinner: Spinner(color: .spinnerColor, side: context.scaled(32), lineWidth: 3),
        spacing: 14, text: Text(context.copy.notices.connecting), style: .bodyScale2Regular,
        ink: .fullScreenBodyColor
      )
      .padding(.top, 24)
    }
  }

  private static func failure(_ context: MockupContext) -> some View {
    let side = context.scaled(48)
    return CenteredPage(ground: .fullScreenBackground) {
      Image(.statusError).resizable()
        .frame(width: side, height: side)
        .foregroundStyle(Color(.error1))
        .part("icon")
      Text(.errorMessage)
        .font(Font(.titlesScale4Regular))
        .foregroundStyle(Color(.fullScreenTitleColor))
        .padding(.top, 16)
        .part("title")
      Text(context.copy.notices.checkConnection)
        .font(Font(.bodyScale2Regular))
        .foregroundStyle(Color(.fullScreenBodyColor))
        .padding(Insets(top: 8, bottom: 24))
        .part("body")
      OutlineButton(
        context: context, glyph: "refresh", title: Text(.alertActionRetry), style: .refresh)
    }
    .multilineTextAlignment(.center)
  }
}
