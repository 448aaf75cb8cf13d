import TintypeTheming
import TintypeViews

/// A line between two parts of a Markdown text.
struct MarkdownRule: View {
  var body: some View {
    Hairline()
      .foregroundStyle(Color(.markdownThematicBreakColor))
      .padding(.vertical, 8)
      .part("rule")
  }
}
