import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A card of a carousel: picture, title and a line below.
///
/// 240 points wide; the feed's width less 32 from the first accessibility size on.
struct CarouselCard: View {
  /// What a card shows.
  struct Content {
    var picture: SamplePicture.Motif?
    var title: String
    var subtitle: String
  }

  let context: MockupContext
  let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      picture.frame(height: 136).frame(maxWidth: .infinity)
      VStack(alignment: .leading, spacing: 2) {
        Text(content.title)
          .font(Font(.bodyScale2Semibold))
          .foregroundStyle(Color(.carouselTitleColor))
          .lineLimit(context.textSize.isAccessibility ? nil : 2)
        Text(content.subtitle)
          .font(Font(.bodyScaleBaseRegular))
          .foregroundStyle(Color(.onSurface2))
          .lineLimit(context.textSize.isAccessibility ? nil : 2)
      }
      .padding(Insets(top: 12, leading: 14, bottom: 14, trailing: 14))
    }
    .frame(width: context.textSize.isAccessibility ? 329 : 240, alignment: .leading)
    .background(Color(.carouselSurface))
    .clipShape(.rounded(RectangleCornerRadii(16), .circular))
    .overlay {
      RoundedRectangle(cornerRadius: 16).strokeBorder(Color(.carouselItemBorderColor))
    }
    .part("card")
  }

  @ViewBuilder private var picture: some View {
    if let motif = content.picture {
      SamplePicture(motif: motif).clipped()
    } else {
      PicturePlaceholder(tint: .carouselPlaceholderTint)
    }
  }
}
