import TintypePrimitives
import TintypeTheming
import TintypeViews

/// The round view of the camera with a face in it, and how much of the check is done around it.
struct FaceRing: View {
  /// The share that is done, 0–1.
  let share: Double
  let color: ColorToken
  /// Whether there is light enough to see the face well.
  var isBright = true

  var body: some View {
    ZStack {
      Circle().strokeBorder(Color(.grayscaleLight), lineWidth: 6)
      if share >= 1 {
        Circle().strokeBorder(Color(color), lineWidth: 6)
      } else if share > 0 {
        Arc(from: -90, to: -90 + 360 * share)
          .stroke(Color(color), style: StrokeStyle(lineWidth: 6, hasRoundCaps: true))
          .padding(3)
      }
      Portrait(
        ground: Color(light: Color(hex: 0x56606E), dark: Color(hex: 0x3B434F)),
        figure: Color(hex: 0xF2E3D3, opacity: isBright ? 1 : 0.28)
      )
      .clipShape(Circle())
      .padding(16)
    }
    .frame(width: 264, height: 264)
    .leftToRight()
    .part("camera")
  }
}
