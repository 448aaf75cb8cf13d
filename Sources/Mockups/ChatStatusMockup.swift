import TintypeTheming
import TintypeViews

/// A centred note between messages.
enum ChatStatusMockup: Mockup {
  static let name = "chat-status"
  static let group = "Chat status"
  static let summary = "A centred note between messages: day, waiting time, who joined"
  static let canvas = MockupCanvas.component
  static let states = ["date", "short-wait", "long-wait", "joined"]
  static let tokens: [ColorToken] = [.chatStatusLineColor, .chatStatusTextColor]

  static func body(state: String, in context: MockupContext) -> some View {
    Group {
      switch state {
      case "short-wait": ChatStatus(text: Text(.routingWaitResolvedShort))
      case "long-wait": ChatStatus(text: Text(.routingWaitResolvedMinutes, argument: "4"))
      case "joined": ChatStatus(text: Text(context.copy.notices.joined))
      default: ChatStatus(text: Text(context.copy.today))
      }
    }
    .onPage()
  }
}
