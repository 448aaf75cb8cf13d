import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A warning that stays above the feed while it holds.
///
/// No token group names it; it takes the generic colours of a warning.
struct Banner: View {
  let context: MockupContext
  let text: String

  var body: some View {
    let side = context.scaled(20, with: .subheadline)
    HStack(alignment: .top, spacing: 10) {
      Image(.statusWarning).resizable()
        .frame(width: side, height: side)
        .frame(height: context.lineHeight(.bodyScale1Regular))
        .foregroundStyle(Color(.warning1))
      Text(text)
        .font(Font(.bodyScale1Regular))
        .foregroundStyle(Color(.feedbackWarning1))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(Insets(top: 12, leading: 16, bottom: 12, trailing: 16))
    .background(Color(.feedbackWarningContainer1))
    .part("banner")
  }
}
