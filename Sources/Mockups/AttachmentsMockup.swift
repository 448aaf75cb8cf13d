import TintypeTheming
import TintypeViews

/// A conversation with attachments.
enum AttachmentsMockup: Mockup {
  static let name = "attachments"
  static let group = "Attachments"
  static let summary = "A chat with files, recordings and a film, sent and waiting"
  static let canvas = MockupCanvas.page
  static let states = ["default"]
  static let tokens: [ColorToken] = [
    .attachmentBackground, .audioAttachmentBackground, .videoAttachmentPlayButtonBackground,
    .attachmentChipPreviewBackground, .userMessageErrorColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let copy = context.copy.attachments
    ChatPage(inputBar: inputBar(context)) {
      UserBubble(context: context, text: copy.message, status: .failed(context.copy.failed))
      SentAttachments(context: context) {
        AttachmentCard(
          context: context, glyph: Image(.iconPDF), title: copy.receipt,
          detail: copy.receiptDetail)
        AudioAttachment(context: context, status: .playing)
        AudioAttachment(context: context, status: .broken)
        VideoAttachment(context: context)
      }
      Answer(context: context) {
        AgentText(context: context, paragraphs: [Text(copy.thanks)])
      }
    }
  }

  private static func inputBar(_ context: MockupContext) -> InputBar {
    InputBar(
      context: context,
      entry: .text(context.copy.attachments.draft, hasCaret: true, lines: 1),
      attachments: [.picture, .file(type: "PDF"), .tooLarge(type: "MOV")],
      attachmentNote: Text(context.copy.tooLarge))
  }
}
