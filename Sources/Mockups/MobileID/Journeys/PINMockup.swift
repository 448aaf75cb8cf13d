import TintypePrimitives
import TintypeTheming
import TintypeViews

/// Where a PIN is chosen.
enum PINMockup: Mockup {
  static let name = "pin"
  static let system = ThemeSystem.mobileid
  static let group = "Journeys"
  static let summary = "Lets a PIN be chosen"
  static let canvas = MockupCanvas.page
  static let states = ["choose", "repeat", "error"]
  static let tokens: [ColorToken] = [
    .secondary, .grayscaleDark, .grayscaleMediumDark, .grayscaleMedium, .grayscaleLight, .accentRed,
    .background,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    MIDScreen(context: context, title: .pinTitle, progress: 0.5, keyboard: .number) {
      MIDPrompt(
        title: Text(state == "repeat" ? .pinRepeatPrompt : .pinPrompt),
        detail: Text(.pinDetail, arguments: ["6"]))
      CodeBoxes(
        context: context, digits: digits(state), state: state == "error" ? .error : .focused
      )
      .padding(.top, 24)
      if state == "error" {
        MIDHint(context: context, text: Text(.pinMismatch), mark: .error).padding(.top, 8)
      }
    } actions: {
      HStack(spacing: 16) {
        Text(.pinFaceId).role(.bodyStyle)
          .frame(maxWidth: .infinity, alignment: .leading)
        MIDSwitch(isOn: state != "error")
      }
      .frame(minHeight: 44)
    }
  }

  private static func digits(_ state: String) -> [String] {
    switch state {
    case "repeat": ["•", "•", "•", "•", "", ""]
    case "error": ["•", "•", "•", "•", "•", "•"]
    default: ["•", "•", "", "", "", ""]
    }
  }
}
