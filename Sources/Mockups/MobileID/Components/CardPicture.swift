import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A drawn identity card in the palette's brand colours, 232 by 150 points.
///
/// It stands for an illustration of the app's own: MobileID's palette has no slot for pictures.
struct CardPicture: View {
  var body: some View {
    VStack(spacing: 0) {
      Color(.secondary).frame(height: 36)
      HStack(alignment: .center, spacing: 16) {
        Portrait(ground: Color.white.opacity(0.16), figure: Color.white.opacity(0.92))
          .frame(width: 58, height: 72)
          .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
        VStack(alignment: .leading, spacing: 11) {
          ForEach([100.0, 72, 88]) { width in
            Capsule().fill(Color.white.opacity(0.7)).frame(width: width, height: 9)
          }
        }
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 20)
      .frame(maxHeight: .infinity)
    }
    .frame(width: 232, height: 150)
    .background(Color(.primary))
    .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
    .part("card")
  }
}
