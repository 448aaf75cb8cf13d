import TintypeTheming
import TintypeViews

/// A file that was sent.
enum AttachmentCardMockup: Mockup {
  static let name = "attachment-card"
  static let group = "Attachment card"
  static let summary = "A file that was sent: its kind, its name and its size"
  static let canvas = MockupCanvas.component
  static let states = ["pdf", "document", "long-name"]
  static let statesWithCutText: Set<String> = ["long-name"]
  static let tokens: [ColorToken] = [.attachmentBackground, .attachmentTitleColor]

  static func body(state: String, in context: MockupContext) -> some View {
    let copy = context.copy.attachments
    SentAttachments(context: context) {
      switch state {
      case "document":
        AttachmentCard(
          context: context, glyph: Image(glyph: "document"), title: copy.notes,
          detail: copy.notesDetail)
      case "long-name":
        AttachmentCard(
          context: context, glyph: Image(.iconPDF), title: copy.longName,
          detail: copy.receiptDetail)
      default:
        AttachmentCard(
          context: context, glyph: Image(.iconPDF), title: copy.receipt,
          detail: copy.receiptDetail)
      }
    }
    .onPage()
  }
}
