import TintypeTheming
import TintypeViews

/// The number of a source.
struct CitationNumber: View {
  let context: MockupContext
  let number: Int

  var body: some View {
    let side = context.scaled(18, with: .caption2, limit: 4)
    Text("\(number)")
      .font(Font(.bodyScaleNeg2Bold))
      .lineLimit(1)
      .foregroundStyle(Color(.citationTextColor))
      .frame(minWidth: side, minHeight: side)
      .background { Capsule().fill(Color(.citationBackground)) }
      .part("number")
  }
}
