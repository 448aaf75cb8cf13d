import TintypeTheming
import TintypeViews

/// Suggestions under a label.
struct UtteranceList: View {
  let context: MockupContext

  var body: some View {
    let copy = context.copy.orders
    VStack(alignment: .leading, spacing: 8) {
      Text(copy.ask)
        .font(Font(.bodyScaleNeg1Bold))
        .foregroundStyle(Color(.utteranceListLabelColor))
        .part("label")
      ForEach(Array(zip(["order", "return", "calendar"], copy.suggestions))) { glyph, title in
        Utterance(context: context, glyph: glyph, title: title)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
