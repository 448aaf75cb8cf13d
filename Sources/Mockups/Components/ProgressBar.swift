import TintypeTheming
import TintypeViews

/// A bar that is full up to a share of its width.
struct ProgressBar: View {
  /// How much is done, 0–1.
  let share: Double
  let color: ColorToken
  let track: ColorToken

  var body: some View {
    Capsule()
      .fill(
        LinearGradient(
          stops: [
            GradientStop(color: Color(color), location: 0),
            GradientStop(color: Color(color), location: share),
            GradientStop(color: Color(track), location: share),
            GradientStop(color: Color(track), location: 1),
          ], startPoint: .leading, endPoint: .trailing)
      )
      .frame(height: 4)
      .part("progress")
  }
}
