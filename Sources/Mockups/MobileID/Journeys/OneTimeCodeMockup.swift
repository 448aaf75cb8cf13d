import TintypePrimitives
import TintypeTheming
import TintypeViews

/// Where a code is asked for that a message brought.
enum OneTimeCodeMockup: Mockup {
  static let name = "one-time-code"
  static let system = ThemeSystem.mobileid
  static let group = "Journeys"
  static let summary = "Asks for the code of a text message"
  static let canvas = MockupCanvas.page
  static let states = ["waiting", "entering", "error"]
  static let tokens: [ColorToken] = [
    .secondary, .grayscaleDark, .grayscaleMediumDark, .grayscaleMedium, .accentRed, .background,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    MIDScreen(
      context: context, title: .codeTitle, progress: 0.4,
      keyboard: state == "waiting" ? .code("482 913") : .number
    ) {
      MIDPrompt(
        title: Text(.codePrompt),
        detail: Text(.codeDetail, arguments: ["\u{2066}+44 7700 900 482\u{2069}"]))
      CodeBoxes(
        context: context, digits: digits(state), state: state == "error" ? .error : .focused
      )
      .padding(.top, 24)
      if state == "error" {
        MIDHint(
          context: context, text: Text(.codeWrong, arguments: ["2"]), mark: .error
        )
        .padding(.top, 8)
      }
    } actions: {
      if state == "error" {
        MIDButton(context: context, kind: .plain, title: Text(.codeResend))
      } else {
        MIDButton(
          context: context, kind: .plain, title: Text(.codeResendIn, arguments: ["28"]),
          state: .disabled)
      }
    }
  }

  private static func digits(_ state: String) -> [String] {
    switch state {
    case "entering": ["4", "8", "2", "", "", ""]
    case "error": ["4", "8", "2", "9", "3", "1"]
    default: ["", "", "", "", "", ""]
    }
  }
}
