import TintypeTheming
import TintypeViews

/// A spinner with what is being waited for.
struct SpinnerRow: View {
  let spinner: Spinner
  let spacing: Double
  let text: Text
  let style: FontStyle
  let ink: ColorToken

  var body: some View {
    HStack(spacing: spacing) {
      spinner
      text
        .font(Font(style))
        .foregroundStyle(Color(ink))
    }
    .part("waiting")
  }
}
