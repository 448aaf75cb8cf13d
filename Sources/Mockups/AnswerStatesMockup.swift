import TintypeTheming
import TintypeViews

/// A conversation in which things go wrong or take time.
enum AnswerStatesMockup: Mockup {
  static let name = "answer-states"
  static let group = "Answer states"
  static let summary = "A chat with failures, a secure form, a notice, a person and loading"
  static let canvas = MockupCanvas.page
  static let states = ["default"]
  static let tokens: [ColorToken] = [
    .userMessageErrorColor, .messageErrorBackground, .recordSelectorTextColor,
    .jsonViewerBackground, .secureFormLinkBackground, .toxicityTextColor,
    .chatStatusTextColor, .markdownBlockquoteColor, .stencilShimmerColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let copy = context.copy
    ChatPage(inputBar: InputBar(context: context)) {
      UserBubble(context: context, text: copy.orders.which, status: .failed(copy.failed))
      Answer(context: context) {
        ErrorBox(context: context, text: Text(copy.notices.ordersFailed))
      }
      RecordSelector(context: context, chosen: 0)
      Answer(context: context, hasName: false) {
        AgentText(context: context, paragraphs: [Text(copy.orders.recordAsSent)])
        JSONViewer(context: context)
      }
      SecureFormLink(context: context)
      Answer(context: context, hasName: false) {
        AgentText(context: context, paragraphs: [Text(copy.answers.feeAnswer)])
        ToxicityNotice(context: context)
      }
      ChatStatus(text: Text(copy.notices.joined))
      Answer(context: context, person: copy.specialist) {
        MarkdownText(text: Text(copy.specialistGreeting))
        MarkdownReply(context: context)
      }
      Answer(context: context) { Stencil(context: context) }
    }
  }
}
