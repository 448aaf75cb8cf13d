import TintypeTheming
import TintypeViews

/// A quotation in Markdown, beside a bar.
struct MarkdownQuote: View {
  let text: String

  var body: some View {
    Text(text)
      .font(Font(.bodyScale2Regular))
      .foregroundStyle(Color(.markdownTextColor))
      .padding(.leading, 16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(alignment: .leading) {
        RoundedRectangle(cornerRadius: 2).fill(Color(.markdownBlockquoteColor)).frame(width: 4)
      }
      .part("quote")
  }
}
