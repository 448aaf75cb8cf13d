import TintypePrimitives
import TintypeTheming
import TintypeViews

/// The way from an answer to a form that the agent cannot see.
struct SecureFormLink: View {
  let context: MockupContext

  var body: some View {
    let side = context.scaled(24, with: .subheadline)
    let chevron = context.scaled(20, with: .subheadline)
    HStack(spacing: 12) {
      Image(.iconSecureForm).resizable()
        .frame(width: side, height: side)
        .foregroundStyle(Color(.secureFormLinkIconTint))
      Text(context.copy.secureForm.link)
        .font(Font(.bodyScale1Semibold))
        .foregroundStyle(Color(.secureFormLinkTitleColor))
        .frame(maxWidth: .infinity, alignment: .leading)
      Image(glyph: "chevronForward").resizable()
        .frame(width: chevron, height: chevron)
        .foregroundStyle(Color(.secureFormLinkIconTint))
    }
    .padding(Insets(top: 12, leading: 14, bottom: 12, trailing: 14))
    .frame(minHeight: 56)
    .background { RoundedRectangle(cornerRadius: 12).fill(Color(.secureFormLinkBackground)) }
    .part("link")
  }
}
