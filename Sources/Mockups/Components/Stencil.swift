import TintypePrimitives
import TintypeTheming
import TintypeViews

/// Bars that stand in for an answer while it loads, with a band of light held still.
///
/// The band leans as in motion: it lies 4 points further back in each bar.
struct Stencil: View {
  let context: MockupContext

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      bar(trailing: 0, phase: 148)
      bar(trailing: 28, phase: 144)
      bar(trailing: 128, phase: 140)
    }
    .part("stencil")
  }

  private func bar(trailing: Double, phase: Double) -> some View {
    let height = context.scaled(12, limit: 2)
    let light = Color(.stencilShimmerColor)
    return Rectangle().fill(Color(.surfaceContainer2))
      .frame(height: height)
      .overlay(alignment: .leading) {
        Rectangle()
          .fill(
            LinearGradient(
              colors: [light.opacity(0), light, light.opacity(0)], startPoint: .leading,
              endPoint: .trailing)
          )
          .frame(width: 96)
          .offset(x: phase)
      }
      .clipShape(.capsule)
      .padding(.trailing, trailing)
  }
}
