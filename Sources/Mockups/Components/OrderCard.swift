import TintypePrimitives
import TintypeTheming
import TintypeViews

/// An order on the app's own page.
struct OrderCard: View {
  let context: MockupContext
  let motif: SamplePicture.Motif
  let order: OrderCopy.Order

  var body: some View {
    Group {
      if context.textSize.isAccessibility {
        VStack(alignment: .leading, spacing: 8) {
          HStack(spacing: 12) {
            picture
            Spacer()
            chevron
          }
          words
        }
      } else {
        HStack(spacing: 12) {
          picture
          words
          chevron
        }
      }
    }
    .padding(Insets(top: 10, leading: 10, bottom: 10, trailing: 14))
    .background { RoundedRectangle(cornerRadius: 16).fill(Color(.surfaceContainer1)) }
    .part("order")
  }

  private var picture: some View {
    SamplePicture(motif: motif)
      .frame(width: 56, height: 56)
      .clipShape(.rounded(RectangleCornerRadii(10), .circular))
  }

  private var words: some View {
    let isLarge = context.textSize.isAccessibility
    return VStack(alignment: .leading, spacing: 0) {
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
  }

  private var chevron: some View {
    let side = context.scaled(20)
    return Image(glyph: "chevronForward").resizable()
      .frame(width: side, height: side)
      .foregroundStyle(Color(.disabled1))
  }
}
