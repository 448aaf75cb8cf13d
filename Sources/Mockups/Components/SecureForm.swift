import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A form for what the agent must not see.
struct SecureForm: View {
  /// How a form stands.
  enum Status {
    case open
    case sending
    case failed
  }

  let context: MockupContext
  let status: Status

  var body: some View {
    VStack(spacing: 0) {
      StatusBar().background(Color(.titleBarBackground))
      TitleBar(title: context.copy.secureForm.page, action: .none)
      fields
        .padding(Insets(top: 20, leading: 16, bottom: 24, trailing: 16))
        .fixedSize(horizontal: false, vertical: true)
      Spacer(minLength: 0)
      submit.padding(Insets(leading: 16, bottom: 16, trailing: 16))
      HomeIndicator()
    }
    .frame(maxWidth: .infinity)
    .background(Color(.secureFormPageBackground))
  }

  private var fields: some View {
    let copy = context.copy.secureForm
    return VStack(alignment: .leading, spacing: 20) {
      VStack(alignment: .leading, spacing: 4) {
        Text(copy.title)
          .font(Font(.titlesScale4Semibold))
          .foregroundStyle(Color(.secureFormTitleColor))
        Text(copy.note)
          .font(Font(.bodyScale1Regular))
          .foregroundStyle(Color(.preChatFormInstructionColor))
      }
      .part("lead")
      FormField(
        context: context, label: copy.order, value: "10482", isRequired: false,
        mark: Text(copy.readOnly).foregroundColor(Color(.secureFormReadOnlyRequiredColor)),
        status: .disabled)
      FormField(
        context: context, label: copy.cardNumber, value: "4000 1234 5678 9010",
        isLeftToRight: true, status: status == .open ? .focused : .filled)
      pair
      note
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var pair: some View {
    let copy = context.copy.secureForm
    let isOpen = status == .open
    let expiry = FormField(
      context: context, label: copy.expiry, value: isOpen ? copy.expiryFormat : "04 / 28",
      isLeftToRight: !isOpen, status: isOpen ? .placeholder : .filled)
    let code = FormField(
      context: context, label: copy.securityCode, value: isOpen ? copy.threeDigits : "•••",
      status: isOpen ? .placeholder : .filled)
    if context.textSize.isAccessibility {
      expiry
      code
    } else {
      HStack(alignment: .top, spacing: 12) {
        expiry
        code
      }
    }
  }

  @ViewBuilder private var note: some View {
    switch status {
    case .open: EmptyView()
    case .sending:
      SpinnerRow(
        spinner: Spinner(
          color: .secureFormSpinnerTint, side: context.scaled(20, with: .subheadline),
          lineWidth: 2.5),
        spacing: 10, text: Text(context.copy.secureForm.checking), style: .bodyScale1Regular,
        ink: .onSurface2)
    case .failed: ErrorBox(context: context, text: Text(.formSubmissionErrorMessage))
    }
  }

  private var submit: some View {
    WideButton(
      context: context, title: Text(.preChatSubmitButton),
      ground: status == .failed ? .secureFormSubmitBackground : .secureFormSubmitDisabledBackground,
      ink: status == .failed ? .secureFormSubmitTextColor : .secureFormSubmitDisabledTextColor)
  }
}
