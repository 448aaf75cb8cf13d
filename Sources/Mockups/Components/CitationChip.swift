import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A source in a line of text.
struct CitationChip: View {
  let context: MockupContext
  let title: String

  var body: some View {
    let side = context.scaled(14)
    HStack(spacing: 6) {
      Image(.iconForm).resizable()
        .frame(width: side, height: side)
        .foregroundStyle(Color(.citationIconTint))
      Text(title)
        .font(Font(.bodyScaleNeg1Semibold))
        .foregroundStyle(Color(.citationTextColor))
    }
    .padding(Insets(top: 6, leading: 10, bottom: 6, trailing: 10))
    .frame(minHeight: 28)
    .background { RoundedRectangle(cornerRadius: 14).fill(Color(.citationBackground)) }
    .part("citation")
  }
}
