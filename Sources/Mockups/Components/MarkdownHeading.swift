import TintypeTheming
import TintypeViews

/// A heading in Markdown.
struct MarkdownHeading: View {
  let title: String

  var body: some View {
    Text(title)
      .font(Font(.titlesScale3Semibold))
      .foregroundStyle(Color(.markdownTextColor))
      .frame(maxWidth: .infinity, alignment: .leading)
      .part("heading")
  }
}
