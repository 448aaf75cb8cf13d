import TintypeTheming
import TintypeViews

extension View {
  /// Sets a component on a page, 16 points from its edges.
  func onPage(_ ground: ColorToken = .chatBackground, alignment: Alignment = .leading) -> some View
  {
    padding(16)
      .frame(maxWidth: .infinity, alignment: alignment)
      .background(Color(ground))
  }
}
