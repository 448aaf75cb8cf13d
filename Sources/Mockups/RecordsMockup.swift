import TintypeTheming
import TintypeViews

/// A conversation about records.
enum RecordsMockup: Mockup {
  static let name = "records"
  static let group = "Records"
  static let summary = "A chat about orders: choose one, see its facts, see it as it was sent"
  static let canvas = MockupCanvas.page
  static let states = ["default"]
  static let tokens: [ColorToken] = [
    .recordSelectorTextColor, .recordInfoTextColor, .jsonViewerTextColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let copy = context.copy.orders
    ChatPage(inputBar: InputBar(context: context)) {
      UserBubble(context: context, text: copy.which)
      Answer(context: context) { RecordSelector(context: context, chosen: 0) }
      Answer(context: context, hasName: false) {
        RecordInfo(context: context, title: copy.title, facts: copy.facts)
      }
      Answer(context: context, hasName: false) {
        AgentText(context: context, paragraphs: [Text(copy.recordAsSent)])
        JSONViewer(context: context)
      }
    }
  }
}
