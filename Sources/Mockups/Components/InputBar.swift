import TintypePrimitives
import TintypeTheming
import TintypeViews

/// The bar at the foot of a chat: add, field, send and voice, over the bottom safe area.
///
/// From the first accessibility size on the buttons stand in a row of their own below the field.
struct InputBar: View {
  /// What the field shows.
  enum Entry {
    case placeholder
    case text(String, hasCaret: Bool, lines: Int)
    case listening(String)
  }

  let context: MockupContext
  var entry = Entry.placeholder
  var attachments: [AttachmentChip.Content] = []
  var attachmentNote: Text?

  var body: some View {
    VStack(spacing: 0) {
      if !attachments.isEmpty { strip }
      if context.textSize.isAccessibility { largeRows } else { row }
      HomeIndicator()
    }
    .frame(maxWidth: .infinity)
    .background(Color(isListening ? .inputBarListeningBackground : .inputBarBackground))
    .overlay(alignment: .top) {
      Hairline().foregroundStyle(Color(.inputBarTopDividerColor))
    }
  }

  private var isListening: Bool {
    if case .listening = entry { true } else { false }
  }

  private var isEmpty: Bool {
    if case .placeholder = entry { true } else { false }
  }

  private var row: some View {
    HStack(alignment: .bottom, spacing: 4) {
      add
      field
      VoiceButton(context: context).padding(.leading, 4)
    }
    .padding(Insets(top: 8, leading: 4, bottom: 8, trailing: 16))
  }

  private var largeRows: some View {
    VStack(spacing: 0) {
      field.padding(Insets(top: 8, leading: 12, bottom: 4, trailing: 12))
      HStack(spacing: 8) {
        add
        Spacer()
        VoiceButton(context: context)
        if !isListening { SendButton(context: context, isEnabled: !isEmpty) }
      }
      .padding(Insets(top: 4, leading: 4, bottom: 8, trailing: 12))
    }
  }

  private var add: some View {
    IconButton(Image(.uiAdd).resizable(), size: context.scaled(24))
      .foregroundStyle(Color(.inputBarIconTint))
      .part("add")
  }

  private var field: some View {
    HStack(alignment: .bottom, spacing: 8) {
      entryView.frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
      if isListening {
        Waveform().frame(height: 32)
      } else if !context.textSize.isAccessibility {
        SendButton(context: context, isEnabled: !isEmpty)
      }
    }
    .padding(
      context.textSize.isAccessibility
        ? Insets(top: 14, leading: 16, bottom: 14, trailing: 16)
        : Insets(top: 6, leading: 16, bottom: 6, trailing: 6)
    )
    .frame(minHeight: 44)
    .background {
      RoundedRectangle(cornerRadius: 22).fill(Color(.inputBarFieldBackground))
        .strokeBorder(Color(.inputBarFieldBorderColor))
    }
    .part("field")
  }

  @ViewBuilder private var entryView: some View {
    switch entry {
    case .placeholder:
      Text(.inputTextPlaceholder)
        .font(Font(.bodyScale2Regular))
        .lineLimit(1)
        .foregroundStyle(Color(.inputBarPlaceholderColor))
    case .text(let text, let hasCaret, let lines):
      HStack(alignment: .bottom, spacing: 1) {
        typed(text, lines: lines)
        if hasCaret, !context.textSize.isAccessibility {
          Caret(context: context, color: .inputBarCursorColor)
        }
      }
    case .listening(let text): typed(text, lines: 1)
    }
  }

  private func typed(_ text: String, lines: Int) -> some View {
    Text(text)
      .font(Font(.bodyScale2Regular))
      .lineLimit(context.textSize.isAccessibility ? 5 : lines)
      .foregroundStyle(Color(.inputBarTextColor))
  }

  private var strip: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 12) {
        ForEach(attachments) { AttachmentChip(context: context, content: $0) }
        Spacer(minLength: 0)
      }
      .padding(Insets(top: 14, leading: 16, bottom: 4, trailing: 16))
      if let attachmentNote {
        AttachmentNote(context: context, text: attachmentNote)
          .padding(Insets(top: 4, leading: 16, bottom: 4, trailing: 16))
      }
      Hairline().foregroundStyle(Color(.inputBarAttachmentDividerColor)).padding(.top, 8)
    }
  }
}
