import TintypeViews

/// A whole answer in Markdown: a heading, a strong word, a list, a rule and a link.
struct MarkdownDocument: View {
  let context: MockupContext

  var body: some View {
    let copy = context.copy.answers
    VStack(alignment: .leading, spacing: 8) {
      MarkdownHeading(title: copy.returnTitle)
      MarkdownDeadline(context: context)
      MarkdownList(context: context, items: copy.steps)
      MarkdownRule()
      MarkdownReference(context: context)
    }
  }
}
