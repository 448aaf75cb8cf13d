import TintypePrimitives
import TintypeTheming
import TintypeViews

/// An order on the app's own page.
struct OrderCard: View {
  let context: MockupContext
  let motif: SamplePicture.Motif
  let order: OrderCopy.Order

  var body: some View {
    let isLarge = context.textSize.isAccessibility
    let chevron = context.scaled(20)
    HStack(spacing: 12) {
      SamplePicture(motif: motif)
        .frame(width: 56, height: 56)
        .clipShape(.rounded(RectangleCornerRadii(10), .circular))
      VStack(alignment: .leading, spacing: 0) {
        Text(order.name)
          .font(Font(.bodyScale2Semibold))
          .foregroundStyle(Color(.onSurface1))
          .lineLimit(isLarge ? nil : 1)
        Text(order.detail)
          .font(Font(.bodyScaleBaseRegular))
          .foregroundStyle(Color(.onSurface2))
          .lineLimit(isLarge ? nil : 1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Image(glyph: "chevronForward").resizable()
        .frame(width: chevron, height: chevron)
        .foregroundStyle(Color(.disabled1))
    }
    .padding(Insets(top: 10, leading: 10, bottom: 10, trailing: 14))
    .background { RoundedRectangle(cornerRadius: 16).fill(Color(.surfaceContainer1)) }
    .part("order")
  }
}
