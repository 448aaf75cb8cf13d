import TintypeTheming
import TintypeViews

/// A box to tick.
enum CheckBoxMockup: Mockup {
  static let name = "check-box"
  static let group = "Check box"
  static let summary = "A box to tick with its label"
  static let canvas = MockupCanvas.component
  static let states = ["unchecked", "checked", "required", "disabled"]
  static let tokens: [ColorToken] = [
    .checkBoxBackground, .checkBoxDisabledBackground, .checkBoxCheckedColor,
    .checkBoxUncheckedColor, .checkBoxCheckmarkColor, .checkBoxLabelColor,
    .checkBoxDisabledLabelColor, .checkBoxDisabledFillColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let copy = context.copy
    Group {
      switch state {
      case "checked": CheckBox(context: context, label: copy.sendCopy, isChecked: true)
      case "required":
        CheckBox(context: context, label: copy.agree, isChecked: true, isRequired: true)
      case "disabled": CheckBox(context: context, label: copy.textUpdates, isDisabled: true)
      default: CheckBox(context: context, label: copy.sendCopy)
      }
    }
    .onPage(.preChatFormPageBackground)
  }
}
