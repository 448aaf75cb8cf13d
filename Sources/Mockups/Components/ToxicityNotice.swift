import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A note under an answer that may offend.
///
/// The "more" glyph is built in: it does not follow the theme's `uiOptionsMenu`.
///
/// Source: Agentforce theming guide, "Known gap".
struct ToxicityNotice: View {
  let context: MockupContext

  var body: some View {
    let side = context.scaled(16, with: .footnote)
    VStack(spacing: 0) {
      Hairline().foregroundStyle(Color(.toxicityDividerColor))
      HStack(spacing: 8) {
        HStack(alignment: .top, spacing: 8) {
          Image(.statusWarning).resizable()
            .frame(width: side, height: side)
            .frame(height: context.lineHeight(.bodyScaleBaseRegular))
            .foregroundStyle(Color(.toxicityIconTint))
            .part("icon")
          Text(context.copy.answers.unsuitable)
            .font(Font(.bodyScaleBaseRegular))
            .foregroundStyle(Color(.toxicityTextColor))
            .frame(maxWidth: .infinity, alignment: .leading)
            .part("text")
        }
        .padding(.vertical, 10)
        IconButton(
          Image(glyph: "uiOptionsMenu").resizable(), size: context.scaled(20, with: .footnote)
        )
        .foregroundStyle(Color(.toxicityTextColor))
        .padding(.trailing, -12)
        .part("more")
      }
      .frame(minHeight: 44)
    }
    .part("notice")
  }
}
