import TintypeTheming
import TintypeViews

/// Three dots that pulse, held still at 100, 60 and 30 percent.
struct Dots: View {
  let context: MockupContext

  var body: some View {
    let side = context.scaled(6)
    HStack(spacing: 4) {
      ForEach([1, 0.6, 0.3]) { opacity in
        Circle().fill(Color(.progressIndicatorDotColor).opacity(opacity))
          .frame(width: side, height: side)
      }
    }
  }
}
