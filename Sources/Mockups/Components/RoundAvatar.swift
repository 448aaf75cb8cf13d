import TintypeTheming
import TintypeViews

/// A round picture of an agent: a glyph in a tinted circle, or the theme's own picture, which fills
/// the circle and keeps its colours.
struct RoundAvatar: View {
  let context: MockupContext
  var slot = IconSlot.aiAgent
  let ground: ColorToken
  let tint: ColorToken
  /// The diameter in points.
  let side: Double
  /// The side of the glyph in points.
  let glyph: Double

  var body: some View {
    Circle().fill(Color(ground))
      .frame(width: side, height: side)
      .overlay {
        if context.theme.icons[slot]?.isTemplate ?? true {
          Image(slot).resizable()
            .frame(width: glyph, height: glyph)
            .foregroundStyle(Color(tint))
        } else {
          Image(slot).resizable().clipShape(.circle)
        }
      }
      .part("avatar")
  }
}
