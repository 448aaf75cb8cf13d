import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A head and shoulders that fill their space, cut to it.
struct Portrait: View {
  let ground: Color
  let figure: Color

  var body: some View {
    let figure = figure
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height)
      VStack(spacing: side * 0.05) {
        Ellipse().fill(figure).frame(width: side * 0.4, height: side * 0.46)
        Ellipse().fill(figure).frame(width: side * 0.86, height: side * 0.8)
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .top)
      .offset(y: proxy.size.height * 0.17)
    }
    .background(ground)
    .clipped()
  }
}
