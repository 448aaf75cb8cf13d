import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A question in the middle of the screen that must be answered.
///
/// Its buttons stand one below the other where they do not fit side by side.
struct Alert: View {
  let context: MockupContext
  let title: Text
  let message: Text
  let cancel: Text
  let confirm: Text

  var body: some View {
    let isDark = context.environment.colorScheme == .dark
    VStack(spacing: 0) {
      title
        .font(Font(.bodyScale2Bold))
        .foregroundStyle(Color(.onSurface1))
        .part("title")
      message
        .font(Font(.bodyScale1Regular))
        .foregroundStyle(Color(.onSurface2))
        .padding(Insets(top: 6, bottom: 18))
        .part("message")
      buttons
    }
    .multilineTextAlignment(.center)
    .padding(Insets(top: 22, leading: 20, bottom: 16, trailing: 20))
    .frame(width: context.textSize.isAccessibility ? 342 : 286)
    .background {
      RoundedRectangle(cornerRadius: 20, style: .continuous).fill(Color(.surfaceContainer1))
    }
    .shadow(color: .black.opacity(isDark ? 0.4 : 0.24), radius: 40, y: 12)
    .part("alert")
  }

  @ViewBuilder private var buttons: some View {
    HStack(spacing: 8) {
      button(cancel, ground: .surfaceContainer2, ink: .onSurface1).part("cancel")
      button(confirm, ground: .errorContainer2, ink: .onError1).part("confirm")
    }
  }

  private func button(_ title: Text, ground: ColorToken, ink: ColorToken) -> some View {
    title
      .font(Font(.bodyScale2Semibold))
      .foregroundStyle(Color(ink))
      .padding(Insets(top: 10, leading: 12, bottom: 10, trailing: 12))
      .frame(maxWidth: .infinity, minHeight: 44)
      .background { RoundedRectangle(cornerRadius: 22).fill(Color(ground)) }
  }
}
