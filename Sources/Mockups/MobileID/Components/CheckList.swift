import TintypePrimitives
import TintypeTheming
import TintypeViews

/// Findings one below the other, each with its mark.
struct CheckList: View {
  let context: MockupContext
  let items: [(mark: StatusMark, text: WordSlot)]

  var body: some View {
    let side = context.scaled(24, with: .body, limit: 2.2)
    VStack(alignment: .leading, spacing: 12) {
      ForEach(items) { mark, text in
        HStack(alignment: .top, spacing: 12) {
          Image(glyph: mark.glyph).resizable()
            .frame(width: side, height: side)
            .frame(height: max(side, context.lineHeight(.bodyStyle)))
            .foregroundStyle(Color(mark.color))
          Text(text).role(.bodyStyle)
            .frame(minHeight: side, alignment: .leading)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .part("finding")
      }
    }
  }
}
