import TintypePrimitives
import TintypeTheming
import TintypeViews

/// `MIDSwitch`.
enum MIDSwitchMockup: Mockup {
  static let name = "switch"
  static let system = ThemeSystem.mobileid
  static let group = "Choices"
  static let summary = "A switch with what it switches"
  static let canvas = MockupCanvas.component
  static let states = ["normal", "selected", "disabled", "disabled-selected"]
  static let tokens: [ColorToken] = [
    .secondary, .grayscaleLight, .grayscaleDark, .grayscaleMedium, .background,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let isEnabled = !state.hasPrefix("disabled")
    HStack(spacing: 16) {
      Text(.pinFaceId).role(.bodyStyle, isEnabled ? .grayscaleDark : .grayscaleMedium)
        .frame(maxWidth: .infinity, alignment: .leading)
      MIDSwitch(isOn: state.hasSuffix("selected"), isEnabled: isEnabled)
    }
    .frame(minHeight: 44)
    .onPage(.background)
  }
}
