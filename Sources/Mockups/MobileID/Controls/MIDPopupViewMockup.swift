import TintypePrimitives
import TintypeTheming
import TintypeViews

/// `MIDPopupView`.
enum MIDPopupViewMockup: Mockup {
  static let name = "popup-view"
  static let system = ThemeSystem.mobileid
  static let group = "Surfaces"
  static let summary = "A question over the screen"
  static let canvas = MockupCanvas.component
  static let states = ["normal", "warning", "error", "success"]
  static let tokens: [ColorToken] = [
    .background, .grayscaleDark, .grayscaleMediumDark, .primary, .secondary, .accentRed,
    .accentOrange, .accentGreen,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let margin = context.textSize.isAccessibility ? 12.0 : 24
    popup(state, context)
      .padding(Insets(top: 40, leading: margin, bottom: 40, trailing: margin))
      .frame(maxWidth: .infinity)
      .background { Scrim(context: context) }
      .background(Color(.background))
  }

  static func popup(_ state: String, _ context: MockupContext) -> MIDPopup {
    switch state {
    case "warning":
      MIDPopup(
        context: context, mark: .warning, title: Text(.popupSessionTitle),
        message: Text(.popupSessionDetail, arguments: ["2"]), action: Text(.popupKeepGoing))
    case "error":
      MIDPopup(
        context: context, mark: .error, title: Text(.popupOfflineTitle),
        message: Text(.popupOfflineDetail), action: Text(.commonTryAgain),
        other: Text(.commonCancel))
    case "success":
      MIDPopup(
        context: context, mark: .success, title: Text(.popupConfirmedTitle),
        message: Text(.popupConfirmedDetail), action: Text(.locContinue))
    default:
      MIDPopup(
        context: context, title: Text(.popupStopTitle), message: Text(.popupStopDetail),
        action: Text(.popupKeepGoing), other: Text(.popupStop))
    }
  }
}
