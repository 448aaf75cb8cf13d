import TintypePrimitives
import TintypeTheming
import TintypeViews

/// `MIDErrorView`.
enum MIDErrorViewMockup: Mockup {
  static let name = "error-view"
  static let system = ThemeSystem.mobileid
  static let group = "Surfaces"
  static let summary = "What went wrong, and what to do"
  static let canvas = MockupCanvas.component
  static let states = ["error", "warning", "success"]
  static let tokens: [ColorToken] = [
    .accentRed, .accentOrange, .accentGreen, .grayscaleDark, .grayscaleMediumDark, .primary,
    .background,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    VStack(spacing: 20) {
      switch state {
      case "warning":
        MIDStatusView(
          context: context, mark: .warning, title: Text(.faceTooDark), message: Text(.faceBrighter))
      case "success":
        MIDStatusView(
          context: context, mark: .success, title: Text(.faceMatched),
          message: Text(.faceMatchedDetail))
      default:
        MIDStatusView(
          context: context, mark: .error, title: Text(.documentBlurred),
          message: Text(.documentBlurredDetail))
      }
      MIDButton(
        context: context, kind: .primary,
        title: Text(state == "success" ? .locContinue : .commonTryAgain))
    }
    .padding(.top, 8)
    .onPage(.background)
  }
}
