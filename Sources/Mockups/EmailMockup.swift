import TintypeTheming
import TintypeViews

/// A mail as it was sent.
enum EmailMockup: Mockup {
  static let name = "email"
  static let group = "Email"
  static let summary = "A mail as it was sent, on white paper in both modes"
  static let canvas = MockupCanvas.component
  static let states = ["default"]
  static let tokens: [ColorToken] = [.emailBackground]

  static func body(state: String, in context: MockupContext) -> some View {
    Email(context: context).onPage()
  }
}
