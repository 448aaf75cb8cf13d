import TintypeTheming
import TintypeViews

/// A short notice over the feed.
enum ToastMockup: Mockup {
  static let name = "toast"
  static let group = "Toast"
  static let summary = "A short notice over the feed"
  static let canvas = MockupCanvas.component
  static let states = ["info", "success", "warning", "error"]
  static let tokens: [ColorToken] = [
    .toastInfoBackground, .toastInfoForeground, .toastSuccessBackground, .toastSuccessForeground,
    .toastWarningBackground, .toastWarningForeground, .toastErrorBackground,
    .toastErrorForeground,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    Group {
      switch state {
      case "success":
        Toast(context: context, kind: .success, text: Text(.feedbackToastSuccess))
      case "warning":
        Toast(context: context, kind: .warning, text: Text(context.copy.weakConnection))
      case "error": Toast(context: context, kind: .error, text: Text(.feedbackToastError))
      default: Toast(context: context, kind: .info, text: Text(context.copy.historySaved))
      }
    }
    .padding(16)
    .padding(.bottom, 8)
    .frame(maxWidth: .infinity)
    .background(Color(.chatBackground))
  }
}
