import TintypePrimitives
import TintypeTheming
import TintypeViews

/// `MIDTextField`.
enum MIDTextFieldMockup: Mockup {
  static let name = "text-field"
  static let system = ThemeSystem.mobileid
  static let group = "Text input"
  static let summary = "A field of one line with what it says of its text"
  static let canvas = MockupCanvas.component
  static let states = ["normal", "focused", "filled", "disabled", "warning", "error", "success"]
  static let tokens: [ColorToken] = [
    .grayscaleDark, .grayscaleMediumDark, .grayscaleMedium, .grayscaleLight, .secondary, .accentRed,
    .accentOrange, .accentGreen, .background,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    field(ControlState(named: state), context).onPage(.background)
  }

  private static func field(_ state: ControlState, _ context: MockupContext) -> MIDField {
    func field(_ text: Text, _ hint: Text, isLeftToRight: Bool = true) -> MIDField {
      MIDField(
        context: context, text: text, state: state, hint: hint, isLeftToRight: isLeftToRight)
    }
    switch state {
    case .normal, .highlighted, .selected:
      return field(Text(.locEnterYourEmail), Text(.emailDetail), isLeftToRight: false)
    case .focused: return field(Text("you@example.com"), Text(.emailDetail))
    case .filled: return field(Text("you@example.com"), Text(.emailDetail))
    case .disabled: return field(Text("you@example.com"), Text(.emailFixed))
    case .warning:
      return field(
        Text("you@exmaple.com"), Text(.emailSuggestion, arguments: ["example.com"]))
    case .error:
      return field(
        Text("you@example"),
        Text(.locInvalidField, arguments: [context.word(.emailFieldName)]))
    case .success: return field(Text("you@example.com"), Text(.emailConfirmed))
    }
  }
}
