import TintypePrimitives
import TintypeTheming
import TintypeViews

/// What is known of a record: a title that opens it, then names with their values.
///
/// From the first accessibility size on a value stands below its name.
struct RecordInfo: View {
  let context: MockupContext
  let title: String
  let facts: [OrderCopy.Order]

  var body: some View {
    VStack(spacing: 0) {
      head
      ForEach(facts) { fact in
        Hairline().foregroundStyle(Color(.recordInfoDividerColor))
        row(fact)
      }
    }
    .padding(Insets(top: 4, leading: 14, bottom: 4, trailing: 14))
    .background { RoundedRectangle(cornerRadius: 16).fill(Color(.recordInfoBackground)) }
    .part("record")
  }

  private var head: some View {
    HStack(spacing: 12) {
      Text(title)
        .font(Font(.bodyScale1Bold))
        .foregroundStyle(Color(.recordInfoTextColor))
        .lineLimit(context.textSize.isAccessibility ? nil : 1)
        .frame(maxWidth: .infinity, alignment: .leading)
      IconButton(
        Image(glyph: "chevronForward").resizable(), size: context.scaled(20, with: .subheadline)
      )
      .foregroundStyle(Color(.recordInfoMoreIconTint))
      .part("more")
    }
    .padding(.trailing, -12)
    .frame(minHeight: 48)
  }

  private func row(_ fact: OrderCopy.Order) -> some View {
    let isLarge = context.textSize.isAccessibility
    let label = Text(fact.name)
      .font(Font(.bodyScaleBaseRegular))
      .foregroundStyle(Color(.recordInfoLabelColor))
    let value = Text(fact.detail)
      .font(Font(.bodyScale1Regular))
      .foregroundStyle(Color(.recordInfoTextColor))
    return Group {
      if isLarge {
        VStack(alignment: .leading, spacing: 2) {
          label
          value
        }
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        HStack(alignment: .firstTextBaseline, spacing: 16) {
          label
          value
            .multilineTextAlignment(.trailing)
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .padding(.vertical, 12)
      }
    }
    .frame(minHeight: 44)
    .part("fact")
  }
}
