import TintypeTheming
import TintypeViews

/// The launcher over a page of the team's own app.
enum AppPageMockup: Mockup {
  static let name = "app-page"
  static let group = "App page"
  static let summary = "The launcher over a page of the team's own app"
  static let canvas = MockupCanvas.page
  static let states = ["unread", "pressed"]
  static let tokens: [ColorToken] = [.backgroundColor, .foregroundColor, .accent1, .accent2]

  static func body(state: String, in context: MockupContext) -> some View {
    AppPage(context: context, launcher: launcher(state: state, in: context))
  }

  private static func launcher(state: String, in context: MockupContext) -> Launcher {
    state == "pressed"
      ? Launcher(
        context: context, text: context.copy.orders.suggestions[0], isPressed: true)
      : Launcher(context: context, unread: .count("2"))
  }
}
