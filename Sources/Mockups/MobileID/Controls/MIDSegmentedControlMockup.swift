import TintypePrimitives
import TintypeTheming
import TintypeViews

/// `MIDSegmentedControl`.
enum MIDSegmentedControlMockup: Mockup {
  static let name = "segmented-control"
  static let system = ThemeSystem.mobileid
  static let group = "Choices"
  static let summary = "A choice of one of a few"
  static let canvas = MockupCanvas.component
  static let states = ["normal", "selected", "highlighted", "disabled"]
  static let tokens: [ColorToken] = [.primary, .grayscaleLight, .grayscaleDark, .background]

  static func body(state: String, in context: MockupContext) -> some View {
    MIDSegments(
      titles: [.documentPassport, .documentIdCard, .documentLicence],
      chosen: state == "normal" ? nil : 0, state: ControlState(named: state)
    )
    .onPage(.background)
  }
}
