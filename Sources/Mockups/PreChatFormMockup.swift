import TintypePrimitives
import TintypeTheming
import TintypeViews

/// The form before a chat, with fields in every state.
enum PreChatFormMockup: Mockup {
  static let name = "pre-chat-form"
  static let group = "Pre-chat form"
  static let summary = "The form before a chat, with fields and boxes in every state"
  static let canvas = MockupCanvas.page
  static let states = ["default"]
  static let tokens: [ColorToken] = [
    .preChatFormPageBackground, .preChatFormInstructionColor, .preChatFormAvatarBackground,
    .preChatFormAvatarIconTint, .preChatFormSubmitBackground, .preChatFormSubmitTextColor,
    .preChatFormSubmitDisabledBackground, .preChatFormSubmitDisabledTextColor,
    .preChatFormRequiredColor, .formFieldLabelColor, .formFieldErrorColor,
    .formFieldRequiredColor, .formFieldBackground, .formFieldDisabledBackground,
    .formFieldBorderColor, .formFieldErrorBorderColor, .formFieldTextColor,
    .formFieldDisabledTextColor, .formFieldPlaceholderColor, .formFieldArrowTint,
    .formFieldCursorColor, .formFieldClearIconTint, .checkBoxBackground,
    .checkBoxDisabledBackground, .checkBoxCheckedColor, .checkBoxUncheckedColor,
    .checkBoxCheckmarkColor, .checkBoxLabelColor, .checkBoxDisabledLabelColor,
    .checkBoxDisabledFillColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let copy = context.copy
    VStack(spacing: 0) {
      StatusBar().background(Color(.titleBarBackground))
      TitleBar(action: .none)
      VStack(alignment: .leading, spacing: 20) {
        lead(context)
        FormField(
          context: context, label: copy.fullName, value: copy.firstAndLast, status: .placeholder)
        FormField(
          context: context, label: copy.email, value: "you@example.com",
          isLeftToRight: true, status: .focused)
        FormField(
          context: context, label: copy.orderNumber, value: "10A82",
          status: .invalid(copy.digitsOnly))
        FormField(context: context, label: copy.topic, value: copy.delivery, status: .menu)
        FormField(
          context: context, label: copy.memberSince, value: copy.marchDate, isRequired: false,
          status: .disabled)
        CheckBox(context: context, label: copy.agree, isChecked: true, isRequired: true)
        CheckBox(context: context, label: copy.sendCopy)
        CheckBox(context: context, label: copy.textUpdates, isDisabled: true)
      }
      .padding(Insets(top: 20, leading: 16, bottom: 24, trailing: 16))
      .fixedSize(horizontal: false, vertical: true)
      Spacer(minLength: 0)
      buttons(context)
        .padding(Insets(leading: 16, bottom: 16, trailing: 16))
        .fixedSize(horizontal: false, vertical: true)
      HomeIndicator()
    }
    .frame(maxWidth: .infinity)
    .background(Color(.preChatFormPageBackground))
  }

  private static func lead(_ context: MockupContext) -> some View {
    let side = context.scaled(56)
    return VStack(alignment: .leading, spacing: 4) {
      RoundAvatar(
        context: context, ground: .preChatFormAvatarBackground, tint: .preChatFormAvatarIconTint,
        side: side, glyph: side * 4 / 7
      )
      .padding(.bottom, 10)
      Text(context.copy.beforeWeStart)
        .font(Font(.titlesScale4Semibold))
        .foregroundStyle(Color(.onSurface1))
      Text(context.copy.instruction)
        .font(Font(.bodyScale1Regular))
        .foregroundStyle(Color(.preChatFormInstructionColor))
    }
  }

  private static func buttons(_ context: MockupContext) -> some View {
    VStack(spacing: 14) {
      WideButton(
        context: context, title: Text(.preChatSubmitButton),
        ground: .preChatFormSubmitBackground, ink: .preChatFormSubmitTextColor)
      WideButton(
        context: context, title: Text(.preChatSubmitButton),
        ground: .preChatFormSubmitDisabledBackground, ink: .preChatFormSubmitDisabledTextColor)
    }
  }
}
