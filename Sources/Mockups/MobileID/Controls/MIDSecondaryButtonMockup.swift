import TintypePrimitives
import TintypeTheming
import TintypeViews

/// `MIDSecondaryButton`.
enum MIDSecondaryButtonMockup: Mockup {
  static let name = "secondary-button"
  static let system = ThemeSystem.mobileid
  static let group = "Buttons"
  static let summary = "The button beside the one that goes on"
  static let canvas = MockupCanvas.component
  static let states = ["normal", "highlighted", "selected", "disabled"]
  static let tokens: [ColorToken] = [.secondary, .grayscaleLight, .grayscaleMedium, .background]

  static func body(state: String, in context: MockupContext) -> some View {
    MIDButton(
      context: context, kind: .secondary, title: Text(.locPhotographResultsRetake),
      state: ControlState(named: state)
    )
    .onPage(.background)
  }
}
