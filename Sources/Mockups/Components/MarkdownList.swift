import TintypeTheming
import TintypeViews

/// A list in Markdown, with bullets or numbers.
struct MarkdownList: View {
  let context: MockupContext
  let items: [String]
  var isNumbered = false

  var body: some View {
    let inset = context.scaled(isNumbered ? 24 : 20, limit: 3)
    VStack(alignment: .leading, spacing: 4) {
      ForEach(Array(items.enumerated())) { index, item in
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text(isNumbered ? "\(index + 1)." : "•").frame(width: inset, alignment: .leading)
          Text(item)
        }
      }
    }
    .font(Font(.bodyScale2Regular))
    .foregroundStyle(Color(.markdownTextColor))
    .frame(maxWidth: .infinity, alignment: .leading)
    .part("list")
  }
}
