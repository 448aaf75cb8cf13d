import TintypeTheming
import TintypeViews

/// A field of a form.
enum FormFieldMockup: Mockup {
  static let name = "form-field"
  static let group = "Form field"
  static let summary = "A field of a form with its label"
  static let canvas = MockupCanvas.component
  static let states = ["placeholder", "filled", "focused", "error", "menu", "disabled"]
  static let tokens: [ColorToken] = [
    .formFieldLabelColor, .formFieldErrorColor, .formFieldRequiredColor, .formFieldBackground,
    .formFieldDisabledBackground, .formFieldBorderColor, .formFieldErrorBorderColor,
    .formFieldTextColor, .formFieldDisabledTextColor, .formFieldPlaceholderColor,
    .formFieldArrowTint, .formFieldCursorColor, .formFieldClearIconTint,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    field(state: state, in: context).onPage(.preChatFormPageBackground)
  }

  private static func field(state: String, in context: MockupContext) -> FormField {
    let copy = context.copy
    return switch state {
    case "filled":
      FormField(context: context, label: copy.orderNumber, value: "10482")
    case "focused":
      FormField(
        context: context, label: copy.email, value: "you@example.com",
        isLeftToRight: true, status: .focused)
    case "error":
      FormField(
        context: context, label: copy.orderNumber, value: "10A82",
        status: .invalid(copy.digitsOnly))
    case "menu":
      FormField(context: context, label: copy.topic, value: copy.delivery, status: .menu)
    case "disabled":
      FormField(
        context: context, label: copy.memberSince, value: copy.marchDate, isRequired: false,
        status: .disabled)
    default:
      FormField(
        context: context, label: copy.fullName, value: copy.firstAndLast, status: .placeholder)
    }
  }
}
