import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A screen that tells that something failed.
enum ErrorScreenMockup: Mockup {
  static let name = "error"
  static let system = ThemeSystem.mobileid
  static let group = "Journeys"
  static let summary = "Something failed, with what to do"
  static let canvas = MockupCanvas.page
  static let states = ["default"]
  static let tokens: [ColorToken] = [
    .primary, .secondary, .accentRed, .grayscaleDark, .grayscaleMediumDark, .grayscaleMedium,
    .background,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    VStack(spacing: 0) {
      MIDNavigationBar(title: Text(.documentTitle))
      Spacer(minLength: 24)
      VStack(spacing: 16) {
        MIDStatusView(
          context: context, mark: .error, title: Text(.errorTitle), message: Text(.errorDetail))
        Text(.errorCode, arguments: ["503"])
          .role(.footnoteStyle, .grayscaleMedium)
          .part("code")
      }
      .frame(maxWidth: 560)
      .padding(.horizontal, 32)
      .fixedSize(horizontal: false, vertical: true)
      Spacer(minLength: 24)
      VStack(spacing: 4) {
        MIDButton(context: context, kind: .primary, title: Text(.commonTryAgain))
        MIDButton(context: context, kind: .plain, title: Text(.errorHelp))
      }
      .frame(maxWidth: 560)
      .padding(.horizontal, 16)
      .fixedSize(horizontal: false, vertical: true)
      HomeIndicator(ink: Color(.grayscaleDark))
    }
    .frame(maxWidth: .infinity)
    .background(Color(.background))
  }
}
