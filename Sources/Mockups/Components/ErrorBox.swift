import TintypePrimitives
import TintypeTheming
import TintypeViews

/// What stands in for an answer that failed.
struct ErrorBox: View {
  let context: MockupContext
  let text: Text

  var body: some View {
    let side = context.scaled(20, with: .subheadline)
    HStack(alignment: .top, spacing: 10) {
      Image(.statusError).resizable()
        .frame(width: side, height: side)
        .frame(height: context.lineHeight(.bodyScale1Regular))
        .part("icon")
      text
        .font(Font(.bodyScale1Regular))
        .frame(maxWidth: .infinity, alignment: .leading)
        .part("text")
    }
    .foregroundStyle(Color(.messageErrorTextColor))
    .padding(Insets(top: 12, leading: 14, bottom: 12, trailing: 14))
    .frame(minHeight: 44)
    .background { RoundedRectangle(cornerRadius: 12).fill(Color(.messageErrorBackground)) }
    .part("error")
  }
}
