import TintypeTheming
import TintypeViews

/// The round button that starts a voice chat.
struct VoiceButton: View {
  let context: MockupContext

  var body: some View {
    let side = context.scaled(44, limit: 1.25)
    let glyph = context.scaled(24, limit: 1.25)
    Circle().fill(Color(.voiceButtonBackground)).strokeBorder(Color(.voiceButtonBorder))
      .frame(width: side, height: side)
      .overlay {
        Image(glyph: "voiceWave").resizable()
          .frame(width: glyph, height: glyph)
          .foregroundStyle(Color(.voiceButtonAccentColor))
      }
      .part("voice")
  }
}
