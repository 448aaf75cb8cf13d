import TintypePrimitives
import TintypeTheming
import TintypeViews

/// Something that the user could ask, to tap.
struct Utterance: View {
  let context: MockupContext
  /// The name of a built-in glyph.
  let glyph: String
  let title: String

  var body: some View {
    let side = context.scaled(20, with: .subheadline)
    HStack(spacing: 12) {
      Image(glyph: glyph).resizable()
        .frame(width: side, height: side)
        .foregroundStyle(Color(.utteranceIconTint))
      Text(title)
        .font(Font(.bodyScale1Regular))
        .foregroundStyle(Color(.utteranceTextColor))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(14)
    .frame(minHeight: 48)
    .background { RoundedRectangle(cornerRadius: 12).fill(Color(.utteranceBackground)) }
    .part("utterance")
  }
}
