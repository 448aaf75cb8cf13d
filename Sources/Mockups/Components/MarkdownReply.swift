import TintypeViews

/// A quotation in Markdown and the answer to it.
struct MarkdownReply: View {
  let context: MockupContext

  var body: some View {
    let copy = context.copy.answers
    VStack(alignment: .leading, spacing: 8) {
      MarkdownQuote(text: context.copy.followUp)
      MarkdownText(
        text: Text(copy.rulesStart) + MarkdownText.link(copy.rulesLink) + Text(copy.moreEnd))
    }
  }
}
