import TintypeTheming
import TintypeViews

/// The bar at the foot of a chat.
enum InputBarMockup: Mockup {
  static let name = "input-bar"
  static let group = "Input bar"
  static let summary = "The bar at the foot of a chat: add, field, send, voice"
  static let canvas = MockupCanvas.component
  static let states = ["empty", "typing", "multiline", "listening", "attachments"]
  static let statesWithCutText: Set<String> = ["multiline"]
  static let tokens: [ColorToken] = [
    .inputBarBackground, .inputBarListeningBackground, .inputBarFieldBackground,
    .inputBarFieldBorderColor, .inputBarTextColor, .inputBarPlaceholderColor, .inputBarIconTint,
    .inputBarTopDividerColor, .inputBarCursorColor, .inputBarAttachmentDividerColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let copy = context.copy
    switch state {
    case "typing":
      InputBar(context: context, entry: .text(copy.draft, hasCaret: true, lines: 1))
    case "multiline":
      InputBar(context: context, entry: .text(copy.longDraft, hasCaret: false, lines: 5))
    case "listening": InputBar(context: context, entry: .listening(copy.dictated))
    case "attachments":
      InputBar(
        context: context, entry: .text(copy.draft, hasCaret: true, lines: 1),
        attachments: [.picture, .file(type: "PDF"), .tooLarge(type: "MOV")],
        attachmentNote: Text(copy.tooLarge))
    default: InputBar(context: context)
    }
  }
}
