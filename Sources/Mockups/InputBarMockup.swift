public import TintypeTheming
public import TintypeViews

/// The bar at the foot of a chat.
public enum InputBarMockup: Mockup {
  public static let name = "input-bar"
  public static let group = "Input bar"
  public static let summary = "The bar at the foot of a chat: add, field, send, voice"
  public static let canvas = MockupCanvas.component
  public static let states = ["empty", "typing", "multiline", "listening", "attachments"]
  public static let tokens: [ColorToken] = [
    .inputBarBackground, .inputBarListeningBackground, .inputBarFieldBackground,
    .inputBarFieldBorderColor, .inputBarTextColor, .inputBarPlaceholderColor, .inputBarIconTint,
    .inputBarTopDividerColor, .inputBarCursorColor, .inputBarAttachmentDividerColor,
  ]

  public static func body(state: String, in context: MockupContext) -> some View {
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
