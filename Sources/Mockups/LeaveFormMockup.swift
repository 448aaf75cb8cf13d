import TintypeTheming
import TintypeViews

/// The question before a form that is not sent is left.
enum LeaveFormMockup: Mockup {
  static let name = "leave-form"
  static let group = "Alert"
  static let summary = "The question before a form that is not sent is left"
  static let canvas = MockupCanvas.page
  static let states = ["default"]
  static let tokens: [ColorToken] = [.surfaceContainer1, .surfaceContainer2, .errorContainer2]

  static func body(state: String, in context: MockupContext) -> some View {
    Alert(
      context: context, title: Text(.formCancelTitle), message: Text(.formCancelMessage),
      cancel: Text(.formCancelGoBackButton), confirm: Text(.formCancelConfirmButton)
    )
    .fixedSize(horizontal: false, vertical: true)
    .padding(.vertical, context.environment.safeArea.top)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      SecureForm(context: context, status: .open)
        .frame(minHeight: 0, maxHeight: .infinity, alignment: .top)
        .clipped()
        .overlay(alignment: .bottom) {
          if context.textSize.isAccessibility { HomeIndicator() }
        }
        .overlay { Scrim(context: context) }
    }
  }
}
