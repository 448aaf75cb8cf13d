import TintypePrimitives
import TintypeTheming
import TintypeViews

/// An answer that the user can tap.
struct ResponseButton: View {
  /// How a button stands out.
  enum Style {
    case plain
    case primary
    case disabled
  }

  let context: MockupContext
  let title: Text
  var style = Style.plain

  var body: some View {
    let isLarge = context.textSize.isAccessibility
    title
      .font(Font(.bodyScale1Semibold))
      .multilineTextAlignment(.center)
      .foregroundStyle(Color(ink))
      .padding(
        Insets(
          top: isLarge ? 12 : 8, leading: isLarge || style == .primary ? 16 : 14,
          bottom: isLarge ? 12 : 8, trailing: isLarge || style == .primary ? 16 : 14)
      )
      .frame(maxWidth: isLarge ? .infinity : nil, minHeight: 36)
      .background {
        let shape = RoundedRectangle(cornerRadius: isLarge ? 22 : 18).fill(Color(ground))
        if style == .plain { shape.strokeBorder(Color(ink)) } else { shape }
      }
      .part("response")
  }

  private var ink: ColorToken {
    switch style {
    case .plain: .chatResponseButtonTextColor
    case .primary: .chatResponseButtonPrimaryTextColor
    case .disabled: .chatResponseButtonDisabledTextColor
    }
  }

  private var ground: ColorToken {
    switch style {
    case .plain: .chatResponseButtonBackground
    case .primary: .chatResponseButtonPrimaryBackground
    case .disabled: .chatResponseButtonDisabledBackground
    }
  }
}
