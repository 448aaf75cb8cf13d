import TintypePrimitives
import TintypeTheming
import TintypeViews

/// `MIDPlainButton`.
enum MIDPlainButtonMockup: Mockup {
  static let name = "plain-button"
  static let system = ThemeSystem.mobileid
  static let group = "Buttons"
  static let summary = "A button without a ground"
  static let canvas = MockupCanvas.component
  static let states = ["normal", "highlighted", "disabled"]
  static let tokens: [ColorToken] = [.secondary, .grayscaleMedium, .background]

  static func body(state: String, in context: MockupContext) -> some View {
    MIDButton(
      context: context, kind: .plain, title: Text(.commonNotNow),
      state: ControlState(named: state)
    )
    .onPage(.background)
  }
}
