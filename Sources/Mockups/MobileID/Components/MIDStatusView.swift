import TintypePrimitives
import TintypeTheming
import TintypeViews

/// An error view of MobileID: a large mark, what happened and what it means.
struct MIDStatusView: View {
  let context: MockupContext
  let mark: StatusMark
  let title: Text
  let message: Text

  var body: some View {
    let side = context.scaled(56)
    VStack(spacing: 4) {
      Image(glyph: mark.glyph).resizable()
        .frame(width: side, height: side)
        .foregroundStyle(Color(mark.color))
        .padding(.bottom, 8)
        .part("mark")
      title.role(.headlineStyle).part("title")
      message.role(.bodyStyle, .grayscaleMediumDark).part("message")
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
  }
}
