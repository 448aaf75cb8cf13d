import TintypePrimitives
import TintypeTheming
import TintypeViews

/// Where an e-mail address is asked for.
enum EmailEntryMockup: Mockup {
  static let name = "email-entry"
  static let system = ThemeSystem.mobileid
  static let group = "Journeys"
  static let summary = "Asks for an e-mail address"
  static let canvas = MockupCanvas.page
  static let states = ["empty", "filled", "suggestion", "error"]
  static let tokens: [ColorToken] = [
    .primary, .secondary, .grayscaleDark, .grayscaleMediumDark, .grayscaleMedium, .grayscaleLight,
    .accentRed, .accentOrange, .background,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    MIDScreen(context: context, title: .emailTitle, progress: 0.2, keyboard: .email) {
      MIDPrompt(title: Text(.locEnterYourEmail), detail: Text(.emailDetail))
      field(state, context).padding(.top, 24)
    } actions: {
      MIDButton(
        context: context, kind: .primary, title: Text(.locContinue),
        state: state == "filled" || state == "suggestion" ? .normal : .disabled)
    }
  }

  private static func field(_ state: String, _ context: MockupContext) -> MIDField {
    switch state {
    case "filled":
      MIDField(
        context: context, text: Text("maria@example.com"), state: .focused, isLeftToRight: true)
    case "suggestion":
      MIDField(
        context: context, text: Text("maria@exmaple.com"), state: .warning,
        hint: Text(.emailSuggestion, arguments: ["example.com"]), isLeftToRight: true)
    case "error":
      MIDField(
        context: context, text: Text("maria@example"), state: .error,
        hint: Text(.locInvalidField, arguments: [context.word(.emailFieldName)]),
        isLeftToRight: true)
    default:
      MIDField(context: context, text: Text("name@example.com"), isLeftToRight: true)
    }
  }
}
