import TintypeTheming
import TintypeViews

/// "Show more" or "show less" with a chevron, in a row of at least 44 points.
struct Expander: View {
  let context: MockupContext
  let isExpanded: Bool
  let style: FontStyle
  let ink: ColorToken

  var body: some View {
    let side = context.scaled(16, with: .footnote)
    HStack(spacing: 4) {
      Text(isExpanded ? .showLess : .showMore).font(Font(style))
      Image(glyph: isExpanded ? "chevronUp" : "chevronDown").resizable()
        .frame(width: side, height: side)
    }
    .foregroundStyle(Color(ink))
    .frame(minHeight: 44)
    .part("expander")
  }
}
