import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A file that waits to be sent.
enum AttachmentChipMockup: Mockup {
  static let name = "attachment-chip"
  static let group = "Attachment chip"
  static let summary = "A file that waits to be sent, with a button that removes it"
  static let canvas = MockupCanvas.component
  static let states = ["picture", "loading", "file", "too-large"]
  static let tokens: [ColorToken] = [
    .attachmentRemoveButtonBackground, .attachmentRemoveButtonTint,
    .attachmentChipPreviewBackground, .attachmentBorderColor,
    .attachmentPreviewPlaceholderBackground, .attachmentChipMimeTypeColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      switch state {
      case "loading": AttachmentChip(context: context, content: .loading)
      case "file": AttachmentChip(context: context, content: .file(type: "PDF"))
      case "too-large":
        AttachmentChip(context: context, content: .tooLarge(type: "MOV"))
        AttachmentNote(context: context, text: Text(.fileSizeExceeded))
      default: AttachmentChip(context: context, content: .picture)
      }
    }
    .onPage(.inputBarBackground)
  }
}
