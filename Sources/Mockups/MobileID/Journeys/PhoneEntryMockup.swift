import TintypePrimitives
import TintypeTheming
import TintypeViews

/// Where a phone number is asked for.
enum PhoneEntryMockup: Mockup {
  static let name = "phone-entry"
  static let system = ThemeSystem.mobileid
  static let group = "Journeys"
  static let summary = "Asks for a phone number"
  static let canvas = MockupCanvas.page
  static let states = ["empty", "filled", "error"]
  static let tokens: [ColorToken] = [
    .primary, .secondary, .grayscaleDark, .grayscaleMediumDark, .grayscaleMedium, .grayscaleLight,
    .accentRed, .background,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    MIDScreen(context: context, title: .phoneTitle, progress: 0.3, keyboard: .number) {
      MIDPrompt(title: Text(.phonePrompt), detail: Text(.phoneDetail))
      field(state, context).padding(.top, 24)
    } actions: {
      MIDButton(
        context: context, kind: .primary, title: Text(.locContinue),
        state: state == "filled" ? .normal : .disabled)
    }
  }

  /// Numbers that are reserved for fiction.
  ///
  /// Source: Ofcom, numbers for drama.
  private static func field(_ state: String, _ context: MockupContext) -> MIDField {
    switch state {
    case "filled":
      MIDField(
        context: context, text: Text("+44 7700 900 482"), state: .focused, isLeftToRight: true)
    case "error":
      MIDField(
        context: context, text: Text("+44 7700 90"), state: .error,
        hint: Text(.locInvalidField, arguments: [context.word(.phoneFieldName)]),
        isLeftToRight: true)
    default: MIDField(context: context, text: Text("+44"), isLeftToRight: true)
    }
  }
}
