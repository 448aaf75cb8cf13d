import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A button as wide as the page.
struct WideButton: View {
  let context: MockupContext
  let title: Text
  let ground: ColorToken
  let ink: ColorToken

  var body: some View {
    title
      .font(Font(.bodyScale2Semibold))
      .multilineTextAlignment(.center)
      .foregroundStyle(Color(ink))
      .padding(Insets(top: 12, leading: 24, bottom: 12, trailing: 24))
      .frame(maxWidth: .infinity, minHeight: 48)
      .background { RoundedRectangle(cornerRadius: 24).fill(Color(ground)) }
      .part("button")
  }
}
