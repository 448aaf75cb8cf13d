import TintypeTheming
import TintypeViews

/// A spinner with what is being waited for.
struct SpinnerRow: View {
  let color: ColorToken
  /// The diameter in points.
  let side: Double
  let lineWidth: Double
  let spacing: Double
  let text: Text
  let style: FontStyle
  let ink: ColorToken

  var body: some View {
    HStack(spacing: spacing) {
      Spinner(lineWidth: lineWidth)
        .frame(width: side, height: side)
        .foregroundStyle(Color(color))
        .part("spinner")
      text
        .font(Font(style))
        .foregroundStyle(Color(ink))
    }
    .part("waiting")
  }
}
