import TintypeTheming
import TintypeViews

/// The bars of a voice that is being heard, held still.
struct Waveform: View {
  var body: some View {
    HStack(spacing: 3) {
      ForEach([6.0, 12, 20, 14, 24, 16, 8, 12, 6]) { height in
        Capsule().fill(Color(.voiceButtonAccentColor)).frame(width: 3, height: height)
      }
    }
    .padding(.trailing, 8)
    .part("waveform")
  }
}
