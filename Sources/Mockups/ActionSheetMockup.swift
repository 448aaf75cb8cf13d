import TintypeTheming
import TintypeViews

/// A sheet of actions on a message.
enum ActionSheetMockup: Mockup {
  static let name = "action-sheet"
  static let group = "Action sheet"
  static let summary = "A sheet of actions on a message"
  static let canvas = MockupCanvas.page
  static let states = ["default"]
  static let tokens: [ColorToken] = [
    .actionSheetBackground, .actionSheetIconTint, .actionSheetTextColor,
    .actionSheetExternalIconTint, .actionSheetDividerColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let copy = context.copy
    OverChat(context: context, alignment: .bottom) {
      Sheet(context: context, ground: .actionSheetBackground) {
        SheetItem(
          context: context, glyph: Image(.iconCopy), title: Text(copy.copyMessage),
          isFirst: true, style: .action)
        SheetItem(
          context: context, glyph: Image(.iconWebLink), title: Text(copy.openTracking),
          mark: "external", style: .action)
        SheetItem(
          context: context, glyph: Image(glyph: "order"), title: Text(copy.viewOrder),
          mark: "chevronForward", style: .action
        )
        .padding(.bottom, 8)
      }
    }
  }
}
