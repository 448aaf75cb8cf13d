import TintypeViews

/// A sentence of Markdown with a strong word.
struct MarkdownDeadline: View {
  let context: MockupContext

  var body: some View {
    let copy = context.copy.answers
    MarkdownText(
      text: Text(copy.daysStart) + MarkdownText.strong(copy.days) + Text(copy.daysEnd))
  }
}
