import TintypeViews

/// A sentence of Markdown with a link.
struct MarkdownReference: View {
  let context: MockupContext

  var body: some View {
    let copy = context.copy.answers
    MarkdownText(
      text: Text(copy.moreStart) + MarkdownText.link(copy.moreLink) + Text(copy.moreEnd))
  }
}
