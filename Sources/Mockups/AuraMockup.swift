import TintypeTheming
import TintypeViews

/// The agent in the voice room.
enum AuraMockup: Mockup {
  static let name = "aura"
  static let group = "Aura"
  static let summary = "The agent in the voice room, in a halo of two lights"
  static let canvas = MockupCanvas.page
  static let states = ["halo"]
  static let tokens: [ColorToken] = [
    .auraColor1, .auraColor2, .auraAvatarBackground, .auraAvatarIconTint,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    Aura(context: context)
      .padding(.vertical, 64)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .background(Color(.voiceRoomBackground))
  }
}
