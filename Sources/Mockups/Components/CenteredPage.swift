import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A page with a title bar and something in its middle, a little above the centre.
struct CenteredPage<Content: View>: View {
  /// The title, or nil for the theme's own.
  var title: String?
  let ground: ColorToken
  /// The page margin in points.
  let margin: Double
  let alignment: HorizontalAlignment
  let content: Content

  init(
    title: String? = nil, ground: ColorToken, margin: Double = 32,
    alignment: HorizontalAlignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.ground = ground
    self.margin = margin
    self.alignment = alignment
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 0) {
      StatusBar().background(Color(.titleBarBackground))
      TitleBar(title: title, action: .none)
      VStack(alignment: alignment, spacing: 0) {
        Spacer(minLength: 16)
        VStack(alignment: alignment, spacing: 0) { content }
          .fixedSize(horizontal: false, vertical: true)
        Spacer(minLength: 60)
      }
      .frame(
        maxWidth: .infinity,
        alignment: Alignment(horizontal: alignment, vertical: .center)
      )
      .padding(.horizontal, margin)
      HomeIndicator()
    }
    .background(Color(ground))
  }
}
