import TintypeTheming
import TintypeViews

/// The bar at the top of a chat.
enum TitleBarMockup: Mockup {
  static let name = "title-bar"
  static let group = "Title bar"
  static let summary = "The bar at the top of a chat: title, options, close"
  static let canvas = MockupCanvas.component
  static let states = ["default", "long-title"]
  static let statesWithCutText: Set<String> = ["long-title"]
  static let tokens: [ColorToken] = [
    .titleBarBackground, .titleBarTextColor, .titleBarIconTint, .titleBarDividerColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    TitleBar(title: state == "long-title" ? context.copy.longTitle : nil)
  }
}
