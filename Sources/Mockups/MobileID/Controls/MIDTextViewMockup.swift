import TintypePrimitives
import TintypeTheming
import TintypeViews

/// `MIDTextView`.
enum MIDTextViewMockup: Mockup {
  static let name = "text-view"
  static let system = ThemeSystem.mobileid
  static let group = "Text input"
  static let summary = "A field of several lines"
  static let canvas = MockupCanvas.component
  static let states = ["normal", "focused", "filled", "disabled", "warning", "error", "success"]
  static let tokens: [ColorToken] = [
    .grayscaleDark, .grayscaleMediumDark, .grayscaleMedium, .grayscaleLight, .secondary, .accentRed,
    .accentOrange, .accentGreen, .background,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let control = ControlState(named: state)
    MIDField(
      context: context, text: Text(control == .normal ? .notePlaceholder : .noteText),
      state: control, hint: hint(control), isTextView: true
    )
    .onPage(.background)
  }

  private static func hint(_ state: ControlState) -> Text {
    switch state {
    case .normal, .highlighted, .disabled, .selected:
      Text(.noteCount, arguments: ["0", "280"])
    case .focused, .filled: Text(.noteCount, arguments: ["51", "280"])
    case .warning: Text(.noteCount, arguments: ["276", "280"])
    case .error: Text(.noteTooLong)
    case .success: Text(.noteSent)
    }
  }
}
