import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A box to tick, centred on the first line of its label.
struct CheckBox: View {
  let context: MockupContext
  let label: String
  var isChecked = false
  var isDisabled = false
  var isRequired = false

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      box.frame(height: context.lineHeight(.bodyScale1Regular)).part("box")
      labelText.font(Font(.bodyScale1Regular)).part("label")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var labelText: Text {
    let text = Text(label)
      .foregroundColor(Color(isDisabled ? .checkBoxDisabledLabelColor : .checkBoxLabelColor))
    guard isRequired else { return text }
    return text
      + Text("\u{2009}*").font(Font(.bodyScaleBaseBold))
      .foregroundColor(Color(.preChatFormRequiredColor))
  }

  private var box: some View {
    let side = context.scaled(22)
    let shape = RoundedRectangle(cornerRadius: 6)
    return Group {
      if isDisabled {
        shape.fill(Color(.checkBoxDisabledBackground))
          .strokeBorder(Color(.checkBoxDisabledFillColor), lineWidth: 2)
      } else if isChecked {
        shape.fill(Color(.checkBoxCheckedColor))
      } else {
        shape.fill(Color(.checkBoxBackground))
          .strokeBorder(Color(.checkBoxUncheckedColor), lineWidth: 2)
      }
    }
    .frame(width: side, height: side)
    .overlay {
      if isChecked {
        Image(glyph: "check").resizable()
          .frame(width: side * 16 / 22, height: side * 16 / 22)
          .foregroundStyle(Color(.checkBoxCheckmarkColor))
      }
    }
  }
}
