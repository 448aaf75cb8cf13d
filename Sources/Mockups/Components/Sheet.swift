import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A sheet from the foot of the screen, with a grabber and round top corners.
struct Sheet<Content: View>: View {
  let context: MockupContext
  let ground: ColorToken
  let content: Content

  init(context: MockupContext, ground: ColorToken, @ViewBuilder content: () -> Content) {
    self.context = context
    self.ground = ground
    self.content = content()
  }

  var body: some View {
    let isDark = context.environment.colorScheme == .dark
    VStack(spacing: 0) {
      Capsule().fill(Color(.border2).opacity(0.7))
        .frame(width: 36, height: 5)
        .padding(.bottom, 3)
      content
      HomeIndicator()
    }
    .padding(.top, 8)
    .frame(maxWidth: .infinity)
    .background {
      UnevenRoundedRectangle(
        cornerRadii: RectangleCornerRadii(topLeading: 20, topTrailing: 20), style: .continuous
      )
      .fill(Color(ground))
    }
    .shadow(color: .black.opacity(isDark ? 0.4 : 0.12), radius: 24, y: -4)
    .part("sheet")
  }
}
