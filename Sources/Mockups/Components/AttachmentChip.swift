import TintypeTheming
import TintypeViews

/// A file that waits to be sent, with a button that removes it.
struct AttachmentChip: View {
  /// What a chip shows.
  enum Content {
    case picture
    case loading
    case file(type: String)
    case tooLarge(type: String)
  }

  let context: MockupContext
  let content: Content

  var body: some View {
    preview
      .frame(width: 72, height: 72)
      .overlay(alignment: .topTrailing) {
        Circle().fill(Color(.attachmentRemoveButtonBackground))
          .frame(width: 24, height: 24)
          .overlay {
            Image(.actionDelete).resizable()
              .frame(width: 14, height: 14)
              .foregroundStyle(Color(.attachmentRemoveButtonTint))
          }
          .part("remove")
          .offset(x: 6, y: -6)
      }
      .part("chip")
  }

  @ViewBuilder private var preview: some View {
    switch content {
    case .picture:
      SamplePicture().clipShape(.rounded(RectangleCornerRadii(12), .circular))
        .overlay {
          RoundedRectangle(cornerRadius: 12).strokeBorder(Color(.attachmentBorderColor))
        }
    case .loading:
      Image(.iconImagePlaceholder).resizable().frame(width: 24, height: 24)
        .foregroundStyle(Color(.attachmentChipMimeTypeColor))
        .frame(width: 72, height: 72)
        .background {
          box(.attachmentBorderColor, ground: .attachmentPreviewPlaceholderBackground)
        }
    case .file(let type):
      typed(type, Image(glyph: "document"))
        .foregroundStyle(Color(.attachmentChipMimeTypeColor))
        .background { box(.attachmentBorderColor) }
    case .tooLarge(let type):
      typed(type, Image(.statusWarning))
        .foregroundStyle(Color(.onError1))
        .background { box(.borderError1) }
    }
  }

  private func typed(_ type: String, _ image: Image) -> some View {
    VStack(spacing: 4) {
      image.resizable().frame(width: 24, height: 24)
      Text(type).font(Font(.bodyScaleNeg2Semibold).capped(at: .xxxLarge)).lineLimit(1)
    }
    .frame(width: 72, height: 72)
  }

  private func box(
    _ border: ColorToken, ground: ColorToken = .attachmentChipPreviewBackground
  ) -> some View {
    RoundedRectangle(cornerRadius: 12).fill(Color(ground))
      .strokeBorder(Color(border))
  }
}
