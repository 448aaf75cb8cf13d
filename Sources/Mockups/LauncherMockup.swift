import TintypePrimitives
import TintypeTheming
import TintypeViews

/// The pill that opens the chat.
enum LauncherMockup: Mockup {
  static let name = "launcher"
  static let group = "Launcher"
  static let summary = "The pill over an app's page that opens the chat"
  static let canvas = MockupCanvas.component
  static let states = ["default", "typed", "pressed", "unread", "unread-dot"]
  static let tokens: [ColorToken] = [
    .launcherBackground, .launcherInputBorderColor, .launcherIconTint, .launcherTextColor,
    .launcherUnreadDotColor, .launcherFlashBackground, .launcherIconTileTint,
    .launcherPlaceholderColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    launcher(state: state, in: context)
      .padding(Insets(top: 24, leading: 16, bottom: 32, trailing: 16))
      .frame(maxWidth: .infinity)
      .background(Color(.backgroundColor))
  }

  private static func launcher(state: String, in context: MockupContext) -> Launcher {
    let question = context.copy.orders.suggestions[0]
    return switch state {
    case "typed": Launcher(context: context, text: question)
    case "pressed": Launcher(context: context, text: question, isPressed: true)
    case "unread": Launcher(context: context, unread: .count("2"))
    case "unread-dot": Launcher(context: context, unread: .some)
    default: Launcher(context: context)
    }
  }
}
