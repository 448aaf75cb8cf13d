import TintypePrimitives
import TintypeTheming
import TintypeViews

/// The title of a sheet with a close glyph or a Done button.
struct SheetHeader: View {
  let context: MockupContext
  let title: Text
  /// The words of the Done button, or nil for a close glyph.
  var done: Text?
  var ink = ColorToken.modalSheetTitleColor

  var body: some View {
    HStack(spacing: 8) {
      title
        .font(Font(.titlesScale3Semibold))
        .foregroundStyle(Color(ink))
        .frame(maxWidth: .infinity, alignment: .leading)
      if let done {
        done
          .font(Font(.bodyScale1Semibold))
          .foregroundStyle(Color(.modalSheetDoneButtonTextColor))
          .padding(Insets(top: 8, leading: 16, bottom: 8, trailing: 16))
          .frame(minHeight: 36)
          .background {
            RoundedRectangle(cornerRadius: 18).fill(Color(.modalSheetDoneButtonBackground))
          }
          .padding(.trailing, 12)
          .part("done")
      } else {
        IconButton(Image(.iconClose).resizable(), size: context.scaled(24))
          .foregroundStyle(Color(.modalSheetItemIconTint))
          .part("close")
      }
    }
    .padding(.leading, 16)
    .padding(.trailing, 4)
    .frame(minHeight: 52)
  }
}
