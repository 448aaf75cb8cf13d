import TintypeTheming
import TintypeViews

/// The launcher over a page of the team's own app.
enum AppPageMockup: Mockup {
  static let name = "app-page"
  static let group = "App page"
  static let summary = "The launcher over a page of the team's own app"
  static let canvas = MockupCanvas.page
  static let states = ["unread", "pressed"]
  static let tokens: [ColorToken] = [.backgroundColor, .foregroundColor]

  static func body(state: String, in context: MockupContext) -> some View {
    AppPage(context: context, launcher: LauncherMockup.launcher(state: state, in: context))
  }
}
