import TintypeTheming
import TintypeViews

/// The screen of a voice chat.
enum VoiceRoomMockup: Mockup {
  static let name = "voice-room"
  static let group = "Voice room"
  static let summary = "The screen of a voice chat: agent, state, captions, buttons"
  static let canvas = MockupCanvas.page
  static let states = ["listening", "muted", "error"]
  static let tokens: [ColorToken] = [
    .voiceRoomBackground, .voiceRoomTextColor, .voiceRoomErrorPulseColor,
    .voiceRoomCircleButtonBorderColor, .voiceRoomCircleButtonSelectedBackground,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    switch state {
    case "muted": VoiceRoom(context: context, status: .muted)
    case "error": VoiceRoom(context: context, status: .failed)
    default: VoiceRoom(context: context, status: .listening)
    }
  }
}
