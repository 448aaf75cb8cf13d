public import TintypeTheming
public import TintypeViews

/// The bar at the top of a chat.
public enum TitleBarMockup: Mockup {
  public static let name = "title-bar"
  public static let group = "Title bar"
  public static let summary = "The bar at the top of a chat: title, options, close"
  public static let canvas = MockupCanvas.component
  public static let states = ["default", "long-title"]
  public static let tokens: [ColorToken] = [
    .titleBarBackground, .titleBarTextColor, .titleBarIconTint, .titleBarDividerColor,
  ]

  public static func body(state: String, in context: MockupContext) -> some View {
    TitleBar(title: state == "long-title" ? context.copy.longTitle : nil)
  }
}
