import TintypeTheming
import TintypeViews

/// A round button over a picture.
struct ViewerButton: View {
  let image: Image
  let ground: ColorToken
  let tint: ColorToken

  var body: some View {
    Circle().fill(Color(ground)).strokeBorder(.white.opacity(0.18))
      .frame(width: 44, height: 44)
      .overlay {
        image.resizable()
          .frame(width: 24, height: 24)
          .foregroundStyle(Color(tint))
      }
  }
}
