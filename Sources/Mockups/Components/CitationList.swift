import TintypePrimitives
import TintypeTheming
import TintypeViews

/// The sources of an answer, one below the other.
///
/// The "more" glyph is built in: it does not follow the theme's `uiOptionsMenu`.
///
/// Source: Agentforce theming guide, "Known gap".
struct CitationList: View {
  let context: MockupContext
  let titles: [String]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(Array(titles.enumerated())) { index, title in
        row(number: index + 1, title)
      }
    }
    .padding(.vertical, 4)
    .background(Color(.citationListBackground))
    .clipShape(.rounded(RectangleCornerRadii(16), .circular))
    .part("sources")
  }

  private func row(number: Int, _ title: String) -> some View {
    let side = context.scaled(20)
    return HStack(spacing: 12) {
      CitationNumber(context: context, number: number)
      Text(title)
        .font(Font(.bodyScale1Regular))
        .foregroundStyle(Color(.citationExternalLinkDefaultColor))
        .lineLimit(context.textSize.isAccessibility ? nil : 1)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity, alignment: .leading)
      IconButton(Image(glyph: "uiOptionsMenu").resizable(), size: side)
        .foregroundStyle(Color(.citationIconTint))
    }
    .padding(Insets(top: 2, leading: 14, bottom: 2, trailing: 4))
    .frame(minHeight: 48)
    .overlay(alignment: .top) {
      if number > 1 {
        Hairline().foregroundStyle(Color(.citationDividerColor))
          .padding(.leading, 26 + context.scaled(18, with: .caption2, limit: 4))
      }
    }
  }
}
