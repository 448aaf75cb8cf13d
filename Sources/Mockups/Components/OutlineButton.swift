import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A button with an outline, as wide as its words need.
struct OutlineButton: View {
  let context: MockupContext
  /// The name of a built-in glyph before the title, if any.
  var glyph: String?
  let title: Text
  let style: Style

  /// The colours and measures of a kind of button.
  struct Style {
    let ground: ColorToken
    let border: ColorToken
    let ink: ColorToken
    let glyph: ColorToken
    let padding: Insets
    let height: Double

    /// The button that loads again.
    static let refresh = Style(
      ground: .refreshButtonBackground, border: .refreshButtonBorderColor,
      ink: .refreshButtonTextColor, glyph: .refreshButtonIconTint,
      padding: Insets(top: 12, leading: 20, bottom: 12, trailing: 24), height: 48)
    /// The button that calls to act.
    static let callToAction = Style(
      ground: .ctaButtonBackground, border: .ctaButtonBorderColor, ink: .ctaButtonTextColor,
      glyph: .ctaButtonTextColor,
      padding: Insets(top: 10, leading: 20, bottom: 10, trailing: 20), height: 44)
  }

  var body: some View {
    let side = context.scaled(20)
    HStack(spacing: 8) {
      if let glyph {
        Image(glyph: glyph).resizable()
          .frame(width: side, height: side)
          .foregroundStyle(Color(style.glyph))
      }
      title
        .font(Font(.bodyScale2Semibold))
        .multilineTextAlignment(.center)
        .foregroundStyle(Color(style.ink))
    }
    .padding(style.padding)
    .frame(minHeight: style.height)
    .background {
      RoundedRectangle(cornerRadius: style.height / 2).fill(Color(style.ground))
        .strokeBorder(Color(style.border))
    }
    .part("button")
  }
}
