import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A page that an answer points to, in a line.
struct WebLink: View {
  let context: MockupContext
  let title: String

  var body: some View {
    let side = context.scaled(20, with: .subheadline)
    HStack(spacing: 8) {
      Image(.iconWebLink).resizable()
        .frame(width: side, height: side)
        .foregroundStyle(Color(.webLinkFaviconTint))
      Text(title)
        .font(Font(.bodyScale1Semibold))
        .foregroundStyle(Color(.webLinkTextColor))
    }
    .padding(Insets(top: 8, leading: 10, bottom: 8, trailing: 12))
    .frame(minHeight: 36)
    .background { RoundedRectangle(cornerRadius: 10).fill(Color(.webLinkBackground)) }
    .part("link")
  }
}
