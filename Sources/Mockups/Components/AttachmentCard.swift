import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A file that was sent: its kind, its name and what is known of it.
struct AttachmentCard: View {
  let context: MockupContext
  let glyph: Image
  let title: String
  let detail: String

  var body: some View {
    let isLarge = context.textSize.isAccessibility
    let well = context.scaled(44, limit: 1.25)
    let side = context.scaled(24, limit: 1.25)
    HStack(spacing: 12) {
      glyph.resizable()
        .frame(width: side, height: side)
        .foregroundStyle(Color(.attachmentChipMimeTypeColor))
        .frame(width: well, height: well)
        .background {
          RoundedRectangle(cornerRadius: 10).fill(Color(.attachmentPreviewPlaceholderBackground))
        }
        .part("kind")
      VStack(alignment: .leading, spacing: 0) {
        Text(title)
          .font(Font(.bodyScale1Semibold))
          .foregroundStyle(Color(.attachmentTitleColor))
          .lineLimit(isLarge ? nil : 1)
          .part("title")
        Text(detail)
          .font(Font(.bodyScaleNeg1Regular))
          .foregroundStyle(Color(.disabled1))
          .lineLimit(isLarge ? nil : 1)
          .part("detail")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(Insets(top: 10, leading: 10, bottom: 10, trailing: 14))
    .frame(minHeight: 64)
    .background { RoundedRectangle(cornerRadius: 16).fill(Color(.attachmentBackground)) }
    .part("attachment")
  }
}
