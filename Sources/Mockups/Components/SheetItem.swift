import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A row of a sheet: glyph, words and perhaps a mark at the end.
struct SheetItem: View {
  /// The tokens that a row is drawn in.
  struct Style {
    var text = ColorToken.modalSheetItemTextColor
    var glyph = ColorToken.modalSheetItemIconTint
    var divider = ColorToken.modalSheetDividerColor
    var mark = ColorToken.modalSheetItemIconTint

    /// A row of a modal sheet.
    static let modal = Style()
    /// A row of an action sheet.
    static let action = Style(
      text: .actionSheetTextColor, glyph: .actionSheetIconTint, divider: .actionSheetDividerColor,
      mark: .actionSheetExternalIconTint)
  }

  let context: MockupContext
  let glyph: Image
  let title: Text
  var mark: String?
  var isFirst = false
  var style = Style.modal

  var body: some View {
    let side = context.scaled(24)
    HStack(spacing: 16) {
      glyph.resizable()
        .frame(width: side, height: side)
        .foregroundStyle(Color(style.glyph))
      title
        .font(Font(.bodyScale2Regular))
        .foregroundStyle(Color(style.text))
        .frame(maxWidth: .infinity, alignment: .leading)
      if let mark {
        Image(glyph: mark).resizable()
          .frame(width: context.scaled(20), height: context.scaled(20))
          .foregroundStyle(Color(style.mark))
      }
    }
    .padding(Insets(top: 14, leading: 16, bottom: 14, trailing: 16))
    .frame(minHeight: 52)
    .overlay(alignment: .top) {
      if !isFirst {
        Hairline().foregroundStyle(Color(style.divider)).padding(.leading, 32 + side)
      }
    }
    .part("item")
  }
}
