import TintypePrimitives
import TintypeTheming
import TintypeViews

/// `MIDLargeTitleLabel`.
enum MIDLargeTitleLabelMockup: Mockup {
  static let name = "large-title-label"
  static let system = ThemeSystem.mobileid
  static let group = "Labels"
  static let summary = "The largest title"
  static let canvas = MockupCanvas.component
  static let states = ["normal", "disabled"]
  static let tokens: [ColorToken] = [.grayscaleDark, .grayscaleMedium, .background]

  static func body(state: String, in context: MockupContext) -> some View {
    Text(.identityTitle)
      .role(.largeTitleStyle, state == "disabled" ? .grayscaleMedium : .grayscaleDark)
      .part("label")
      .onPage(.background)
  }
}
