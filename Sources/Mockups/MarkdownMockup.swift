import TintypeTheming
import TintypeViews

/// An answer in Markdown.
enum MarkdownMockup: Mockup {
  static let name = "markdown"
  static let group = "Markdown"
  static let summary = "An answer in Markdown: headings, lists, quotations, links, rules"
  static let canvas = MockupCanvas.component
  static let states = [
    "paragraph", "heading", "list", "numbered-list", "quote", "rule", "document",
  ]
  static let tokens: [ColorToken] = [
    .markdownTextColor, .markdownLinkColor, .markdownBlockquoteColor,
    .markdownThematicBreakColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      switch state {
      case "heading":
        MarkdownHeading(title: context.copy.answers.returnTitle)
        deadline(context)
      case "list": MarkdownList(context: context, items: context.copy.answers.steps)
      case "numbered-list":
        MarkdownList(context: context, items: context.copy.answers.steps, isNumbered: true)
      case "quote": quotation(context)
      case "rule":
        deadline(context)
        MarkdownRule()
        more(context)
      case "document":
        document(context)
        quotation(context)
      default:
        deadline(context)
        more(context)
      }
    }
    .onPage()
  }

  /// A heading, a strong word, a list, a rule and a link.
  @ViewBuilder static func document(_ context: MockupContext) -> some View {
    MarkdownHeading(title: context.copy.answers.returnTitle)
    deadline(context)
    MarkdownList(context: context, items: context.copy.answers.steps)
    MarkdownRule()
    more(context)
  }

  /// A quotation and the answer to it.
  @ViewBuilder static func quotation(_ context: MockupContext) -> some View {
    let copy = context.copy.answers
    MarkdownQuote(text: context.copy.followUp)
    MarkdownText(
      text: Text(copy.rulesStart) + MarkdownText.link(copy.rulesLink) + Text(copy.moreEnd))
  }

  private static func deadline(_ context: MockupContext) -> some View {
    let copy = context.copy.answers
    return MarkdownText(
      text: Text(copy.daysStart) + MarkdownText.strong(copy.days) + Text(copy.daysEnd))
  }

  private static func more(_ context: MockupContext) -> some View {
    let copy = context.copy.answers
    return MarkdownText(
      text: Text(copy.moreStart) + MarkdownText.link(copy.moreLink) + Text(copy.moreEnd))
  }
}
