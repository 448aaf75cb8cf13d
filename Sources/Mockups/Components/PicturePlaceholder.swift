import TintypeTheming
import TintypeViews

/// What stands where a picture is missing.
struct PicturePlaceholder: View {
  var ground = ColorToken.surfaceContainer2
  let tint: ColorToken

  var body: some View {
    Rectangle().fill(Color(ground))
      .overlay {
        Image(.iconImagePlaceholder).resizable()
          .frame(width: 32, height: 32)
          .foregroundStyle(Color(tint))
      }
  }
}
