import TintypeTheming
import TintypeViews

/// A mail as it was sent: paper that is white in both modes, with black text.
struct Email: View {
  let context: MockupContext

  var body: some View {
    let copy = context.copy.answers
    VStack(alignment: .leading, spacing: 8) {
      Text(copy.emailSubject)
        .font(Font(.bodyScale2Semibold))
        .foregroundStyle(.black)
      Text(copy.emailTo)
        .font(Font(.bodyScaleBaseRegular))
        .foregroundStyle(Color(hex: 0x5C5C5C))
      Hairline().foregroundStyle(Color(hex: 0xDADADA))
      Text(copy.emailText)
        .font(Font(.bodyScale1Regular))
        .foregroundStyle(.black)
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background {
      RoundedRectangle(cornerRadius: 12).fill(Color(.emailBackground))
        .strokeBorder(Color(.border1))
    }
    .part("email")
  }
}
