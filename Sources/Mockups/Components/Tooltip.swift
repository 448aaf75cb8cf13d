import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A word that confirms a tap, for a moment.
///
/// No token group names it; it takes the inverse surface.
struct Tooltip: View {
  let text: String

  var body: some View {
    Text(text)
      .font(Font(.bodyScaleNeg1Semibold))
      .foregroundStyle(Color(.onSurfaceInverse1))
      .padding(Insets(top: 6, leading: 10, bottom: 6, trailing: 10))
      .background {
        RoundedRectangle(cornerRadius: 8).fill(Color(.surfaceContainerInverse1))
          .strokeBorder(Color(.borderInverse2))
      }
      .part("tooltip")
  }
}
