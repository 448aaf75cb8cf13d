import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A popup of MobileID: a card with a question and its answers.
struct MIDPopup: View {
  let context: MockupContext
  var mark: StatusMark?
  let title: Text
  let message: Text
  let action: Text
  var other: Text?

  var body: some View {
    let isDark = context.environment.colorScheme == .dark
    let isLarge = context.textSize.isAccessibility
    let side = context.scaled(40)
    VStack(spacing: 0) {
      if let mark {
        Image(glyph: mark.glyph).resizable()
          .frame(width: side, height: side)
          .foregroundStyle(Color(mark.color))
          .padding(.bottom, 12)
          .part("mark")
      }
      title.role(.title3Style).part("title")
      message.role(.calloutStyle, .grayscaleMediumDark)
        .padding(Insets(top: 6, bottom: 20))
        .part("message")
      MIDButton(context: context, kind: .primary, title: action)
      if let other {
        MIDButton(context: context, kind: .plain, title: other)
          .padding(.top, 4)
      }
    }
    .multilineTextAlignment(.center)
    .padding(
      Insets(
        top: 24, leading: isLarge ? 12 : 20, bottom: other == nil ? 20 : 8,
        trailing: isLarge ? 12 : 20)
    )
    .frame(maxWidth: 420)
    .background {
      RoundedRectangle(cornerRadius: 20, style: .continuous).fill(Color(.background))
        .strokeBorder(isDark ? Color(.grayscaleLight) : .clear)
    }
    .shadow(color: .black.opacity(isDark ? 0.5 : 0.24), radius: 40, y: 12)
    .part("popup")
  }
}
