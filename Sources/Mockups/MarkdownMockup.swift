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
        MarkdownDeadline(context: context)
      case "list": MarkdownList(context: context, items: context.copy.answers.steps)
      case "numbered-list":
        MarkdownList(context: context, items: context.copy.answers.steps, isNumbered: true)
      case "quote": MarkdownReply(context: context)
      case "rule":
        MarkdownDeadline(context: context)
        MarkdownRule()
        MarkdownReference(context: context)
      case "document":
        MarkdownDocument(context: context)
        MarkdownReply(context: context)
      default:
        MarkdownDeadline(context: context)
        MarkdownReference(context: context)
      }
    }
    .onPage()
  }
}
