import TintypePrimitives
import TintypeTheming
import TintypeViews

/// Records to choose one from.
struct RecordSelector: View {
  let context: MockupContext
  /// The record that is chosen, if any.
  var chosen: Int?

  var body: some View {
    let copy = context.copy.orders
    VStack(spacing: 0) {
      Text(copy.choose)
        .font(Font(.bodyScaleBaseBold))
        .foregroundStyle(Color(.recordSelectorTextColor))
        .padding(Insets(top: 10, leading: 14, bottom: 10, trailing: 14))
        .frame(minHeight: 44)
        .frame(maxWidth: .infinity, alignment: .leading)
        .part("header")
      ForEach(Array(copy.choices.enumerated())) { index, record in
        row(record, isChosen: index == chosen, isDisabled: index == copy.choices.count - 1)
      }
    }
    .background { RoundedRectangle(cornerRadius: 16).fill(Color(.surfaceContainer1)) }
    .part("selector")
  }

  private func row(
    _ record: OrderCopy.Order, isChosen: Bool, isDisabled: Bool
  ) -> some View {
    let isLarge = context.textSize.isAccessibility
    let side = context.scaled(22)
    return HStack(spacing: 12) {
      RadioButton(isOn: isChosen, side: side)
      VStack(alignment: .leading, spacing: 0) {
        Text(record.name).font(Font(.bodyScale2Regular)).lineLimit(isLarge ? nil : 1)
        Text(record.detail).font(Font(.bodyScaleBaseRegular)).lineLimit(isLarge ? nil : 1)
      }
      .foregroundStyle(
        Color(isDisabled ? .recordSelectorDisabledTextColor : .recordSelectorTextColor)
      )
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(Insets(top: 10, leading: 14, bottom: 10, trailing: 14))
    .frame(minHeight: 60)
    .overlay(alignment: .top) {
      Hairline().foregroundStyle(Color(.recordSelectorDividerColor))
        .padding(.leading, 26 + side)
    }
    .part(isDisabled ? "disabled" : isChosen ? "chosen" : "record")
  }
}
