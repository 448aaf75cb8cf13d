import TintypeTheming
import TintypeViews

/// A long answer that can be expanded.
enum StreamingCardMockup: Mockup {
  static let name = "streaming-card"
  static let group = "Streaming card"
  static let summary = "A long answer, cut by a fade until it is expanded"
  static let canvas = MockupCanvas.component
  static let states = ["collapsed", "expanded"]
  static let statesWithCutText: Set<String> = ["collapsed"]
  static let tokens: [ColorToken] = [.streamingCardFadeColor, .streamingCardActionTextColor]

  static func body(state: String, in context: MockupContext) -> some View {
    StreamingCard(context: context, isExpanded: state == "expanded").onPage()
  }
}
