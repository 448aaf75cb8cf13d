import TintypePrimitives
import TintypeTheming
import TintypeViews

/// Which page or picture of how many is seen, over it.
struct PageCount: View {
  let text: String
  /// Whether a thin white line holds the pill on a black ground.
  var isOutlined = false

  var body: some View {
    Text(text).monospacedDigit()
      .font(Font(.bodyScaleNeg2Semibold))
      .lineLimit(1)
      .foregroundStyle(Color(.mediaViewerControlIconTint))
      .padding(Insets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .frame(minHeight: 28)
      .background {
        let shape = Capsule().fill(Color(.mediaViewerControlBackground))
        if isOutlined { shape.strokeBorder(.white.opacity(0.18)) } else { shape }
      }
      .part("count")
  }
}
