import TintypeTheming
import TintypeViews

/// A line of Markdown: words with strong parts and links.
struct MarkdownText: View {
  let text: Text

  var body: some View {
    text
      .font(Font(.bodyScale2Regular))
      .foregroundStyle(Color(.markdownTextColor))
      .frame(maxWidth: .infinity, alignment: .leading)
      .part("text")
  }

  /// Words in bold.
  static func strong(_ words: String) -> Text { Text(words).font(Font(.bodyScale2Bold)) }

  /// Words that open a page.
  static func link(_ words: String) -> Text {
    Text(words).underline().foregroundColor(Color(.markdownLinkColor))
  }
}
