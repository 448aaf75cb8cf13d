import TintypePrimitives
import TintypeTheming
import TintypeViews

/// `MIDHeadlineLabel`.
enum MIDHeadlineLabelMockup: Mockup {
  static let name = "headline-label"
  static let system = ThemeSystem.mobileid
  static let group = "Labels"
  static let summary = "A headline"
  static let canvas = MockupCanvas.component
  static let states = ["normal", "disabled"]
  static let tokens: [ColorToken] = [.grayscaleDark, .grayscaleMedium, .background]

  static func body(state: String, in context: MockupContext) -> some View {
    Text(.documentSteady)
      .role(.headlineStyle, state == "disabled" ? .grayscaleMedium : .grayscaleDark)
      .part("label")
      .onPage(.background)
  }
}
