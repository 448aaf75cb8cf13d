import TintypePrimitives
import TintypeTheming
import TintypeViews

/// `MIDView`.
enum MIDViewMockup: Mockup {
  static let name = "view"
  static let system = ThemeSystem.mobileid
  static let group = "Surfaces"
  static let summary = "A plain surface for content of the app"
  static let canvas = MockupCanvas.component
  static let states = ["normal", "selected", "disabled"]
  static let tokens: [ColorToken] = [.background, .grayscaleLight, .grayscaleDark, .secondary]

  static func body(state: String, in context: MockupContext) -> some View {
    let shape = RoundedRectangle(cornerRadius: 12, style: .continuous).fill(Color(.background))
    Text(.identitySurface)
      .role(.bodyStyle, state == "disabled" ? .grayscaleMedium : .grayscaleDark)
      .padding(Insets(top: 14, leading: 16, bottom: 14, trailing: 16))
      .frame(maxWidth: .infinity, alignment: .leading)
      .background {
        state == "selected"
          ? shape.strokeBorder(Color(.secondary), lineWidth: 2)
          : shape.strokeBorder(Color(.grayscaleLight))
      }
      .part("view")
      .onPage(.background)
  }
}
