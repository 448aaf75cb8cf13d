import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A film that was sent, with a button that plays it.
struct VideoAttachment: View {
  let context: MockupContext
  /// Whether its first picture is there.
  var hasPicture = true

  var body: some View {
    Rectangle().fill(Color(.videoAttachmentPlaceholderBackground))
      .frame(height: 180)
      .overlay {
        if hasPicture { SamplePicture() }
      }
      .clipShape(.rounded(RectangleCornerRadii(16), .circular))
      .overlay {
        if !hasPicture {
          RoundedRectangle(cornerRadius: 16).strokeBorder(Color(.attachmentBorderColor))
        }
      }
      .overlay {
        Circle().fill(Color(.videoAttachmentPlayButtonBackground))
          .frame(width: 56, height: 56)
          .overlay {
            Image(glyph: "play").resizable()
              .frame(width: 24, height: 24)
              .foregroundStyle(Color(.videoAttachmentPlayIconTint))
          }
          .part("play")
      }
      .overlay(alignment: .bottomTrailing) {
        if hasPicture { length }
      }
      .part("video")
  }

  private var length: some View {
    Text(context.copy.attachments.videoLength).monospacedDigit()
      .font(Font(.bodyScaleNeg1Semibold))
      .lineLimit(1)
      .foregroundStyle(Color(.videoAttachmentPlayIconTint))
      .padding(Insets(top: 2, leading: 8, bottom: 2, trailing: 8))
      .background {
        RoundedRectangle(cornerRadius: 10).fill(Color(.videoAttachmentPlayButtonBackground))
      }
      .padding(10)
      .part("length")
  }
}
