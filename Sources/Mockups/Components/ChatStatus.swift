import TintypeTheming
import TintypeViews

/// A centred note between two lines.
struct ChatStatus: View {
  let text: Text

  var body: some View {
    HStack(spacing: 12) {
      Hairline()
      text
        .font(Font(.bodyScaleNeg1Regular))
        .multilineTextAlignment(.center)
        .foregroundStyle(Color(.chatStatusTextColor))
        .layoutPriority(1)
      Hairline()
    }
    .foregroundStyle(Color(.chatStatusLineColor))
    .part("status")
  }
}
