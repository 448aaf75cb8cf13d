import TintypeTheming
import TintypeViews

/// The line under a field: what is asked for, or a mark and what it means.
struct MIDHint: View {
  let context: MockupContext
  let text: Text
  var mark: StatusMark?

  var body: some View {
    let side = context.scaled(16, with: .footnote, limit: 2.5)
    HStack(alignment: .top, spacing: 6) {
      if let mark {
        Image(glyph: mark.glyph).resizable()
          .frame(width: side, height: side)
          .frame(height: context.lineHeight(.footnoteStyle))
          .foregroundStyle(Color(mark.color))
          .part("mark")
      }
      text.role(.footnoteStyle, .grayscaleMediumDark)
        .frame(maxWidth: .infinity, alignment: .leading)
        .part("hint")
    }
  }
}
