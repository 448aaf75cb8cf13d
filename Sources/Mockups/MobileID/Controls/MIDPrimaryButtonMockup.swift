import TintypePrimitives
import TintypeTheming
import TintypeViews

/// `MIDPrimaryButton`.
enum MIDPrimaryButtonMockup: Mockup {
  static let name = "primary-button"
  static let system = ThemeSystem.mobileid
  static let group = "Buttons"
  static let summary = "The button that goes on"
  static let canvas = MockupCanvas.component
  static let states = ["normal", "highlighted", "disabled"]
  static let tokens: [ColorToken] = [.primary, .grayscaleLight, .grayscaleMedium, .background]

  static func body(state: String, in context: MockupContext) -> some View {
    MIDButton(
      context: context, kind: .primary, title: Text(.locContinue),
      state: ControlState(named: state)
    )
    .onPage(.background)
  }
}
