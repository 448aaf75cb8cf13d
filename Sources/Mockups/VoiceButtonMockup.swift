import TintypeTheming
import TintypeViews

/// The round button that starts a voice chat.
enum VoiceButtonMockup: Mockup {
  static let name = "voice-button"
  static let group = "Voice button"
  static let summary = "The round button that starts a voice chat"
  static let canvas = MockupCanvas.component
  static let states = ["default", "listening"]
  static let tokens: [ColorToken] = [
    .voiceButtonBackground, .voiceButtonBorder, .voiceButtonAccentColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    HStack(spacing: 16) {
      VoiceButton(context: context)
      if state == "listening" { Waveform() }
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      Color(state == "listening" ? .inputBarListeningBackground : .inputBarBackground))
  }
}
