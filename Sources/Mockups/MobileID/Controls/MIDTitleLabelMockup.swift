import TintypePrimitives
import TintypeTheming
import TintypeViews

/// `MIDTitleLabel`.
enum MIDTitleLabelMockup: Mockup {
  static let name = "title-label"
  static let system = ThemeSystem.mobileid
  static let group = "Labels"
  static let summary = "The title of a screen"
  static let canvas = MockupCanvas.component
  static let states = ["normal", "disabled"]
  static let tokens: [ColorToken] = [.grayscaleDark, .grayscaleMedium, .background]

  static func body(state: String, in context: MockupContext) -> some View {
    Text(.enrollmentWelcomeDocumentTitle)
      .role(.titleStyle, state == "disabled" ? .grayscaleMedium : .grayscaleDark)
      .part("label")
      .onPage(.background)
  }
}
