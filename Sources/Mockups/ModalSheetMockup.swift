import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A sheet of options over the chat.
enum ModalSheetMockup: Mockup {
  static let name = "modal-sheet"
  static let group = "Modal sheet"
  static let summary = "A sheet over the chat: options, or what a form holds"
  static let canvas = MockupCanvas.page
  static let states = ["options", "done"]
  static let tokens: [ColorToken] = [
    .modalSheetBackground, .modalSheetTitleColor, .modalSheetItemTextColor,
    .modalSheetItemIconTint, .modalSheetDividerColor, .modalSheetDoneButtonBackground,
    .modalSheetDoneButtonTextColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    OverChat(context: context, alignment: .bottom) {
      Sheet(context: context, ground: .modalSheetBackground) {
        if state == "done" { answers(context) } else { options(context) }
      }
    }
  }

  @ViewBuilder private static func options(_ context: MockupContext) -> some View {
    SheetHeader(context: context, title: Text(context.copy.options))
    SheetItem(
      context: context, glyph: Image(.actionAttachFile), title: Text(.actionMenuFileUpload),
      isFirst: true)
    SheetItem(
      context: context, glyph: Image(.actionTakePhoto), title: Text(.actionMenuTakePhoto))
    SheetItem(
      context: context, glyph: Image(.actionAttachPhoto), title: Text(.actionMenuPhotoLibrary))
    SheetItem(
      context: context, glyph: Image(.actionDownload), title: Text(.downloadTranscriptButton))
    SheetItem(context: context, glyph: Image(.iconForm), title: Text(.moreMenuViewPrechatForm))
    SheetItem(context: context, glyph: Image(.iconClearChat), title: Text(.moreMenuClearChat))
    SheetItem(context: context, glyph: Image(glyph: "door"), title: Text(.endChatMenuButton))
      .padding(.bottom, 8)
  }

  @ViewBuilder private static func answers(_ context: MockupContext) -> some View {
    SheetHeader(
      context: context, title: Text(.preChatTitle), done: Text(.formSubmissionDone))
    ForEach(Array(context.copy.formAnswers.enumerated())) { index, answer in
      VStack(alignment: .leading, spacing: 2) {
        Text(answer.label)
          .font(Font(.bodyScaleNeg1Regular))
          .foregroundStyle(Color(.disabled1))
        Text(answer.value)
          .font(Font(.bodyScale2Regular))
          .foregroundStyle(Color(.modalSheetItemTextColor))
      }
      .padding(Insets(top: 10, leading: 16, bottom: 10, trailing: 16))
      .frame(maxWidth: .infinity, alignment: .leading)
      .overlay(alignment: .top) {
        if index > 0 {
          Hairline().foregroundStyle(Color(.modalSheetDividerColor)).padding(.leading, 16)
        }
      }
    }
    .padding(.bottom, 4)
  }
}
