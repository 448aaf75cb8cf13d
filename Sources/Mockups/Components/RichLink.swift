import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A page that an answer points to, with its picture.
struct RichLink: View {
  let context: MockupContext
  /// The page's picture, or nil for the placeholder.
  var picture: SamplePicture.Motif?

  var body: some View {
    let isLarge = context.textSize.isAccessibility
    VStack(alignment: .leading, spacing: 0) {
      image.frame(height: 140).frame(maxWidth: .infinity)
      VStack(alignment: .leading, spacing: 2) {
        Text(context.copy.answers.guide)
          .font(Font(.bodyScale1Semibold))
          .foregroundStyle(Color(.richLinkTitleColor))
          .lineLimit(isLarge ? nil : 2)
          .part("title")
        Text(context.copy.answers.host)
          .font(Font(.bodyScaleBaseRegular))
          .foregroundStyle(Color(.richLinkUrlColor))
          .lineLimit(isLarge ? nil : 1)
          .part("host")
      }
      .padding(Insets(top: 12, leading: 14, bottom: 12, trailing: 14))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.richLinkBackground))
    .clipShape(.rounded(RectangleCornerRadii(16), .circular))
    .part("link")
  }

  @ViewBuilder private var image: some View {
    if let picture {
      SamplePicture(motif: picture).clipped()
    } else {
      PicturePlaceholder(ground: .richLinkImageBackground, tint: .richLinkPlaceholderTint)
    }
  }
}
