import TintypeTheming
import TintypeViews

/// A conversation with formatted answers.
enum RichContentMockup: Mockup {
  static let name = "rich-content"
  static let group = "Rich content"
  static let summary = "A chat with Markdown, a streaming card, rich text and a mail"
  static let canvas = MockupCanvas.page
  static let states = ["default"]
  static let statesWithCutText: Set<String> = ["default"]
  static let tokens: [ColorToken] = [
    .markdownTextColor, .streamingCardFadeColor, .richTextColor, .emailBackground,
    .inputBarListeningBackground,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let copy = context.copy
    ChatPage(inputBar: InputBar(context: context, entry: .listening(copy.dictated))) {
      UserBubble(context: context, text: copy.answers.returnQuestion)
      Answer(context: context) {
        MarkdownDocument(context: context)
        MessageActions(context: context, chosen: .iconFeedbackPositive)
          .padding(.top, -8)
          .padding(.bottom, -4)
      }
      StreamingCard(context: context)
      Answer(context: context, person: copy.specialist) {
        RichText(context: context)
        Email(context: context)
      }
    }
  }
}
