import TintypeTheming
import TintypeViews

/// The place where typed text goes on, centred on a line of 22 points.
///
/// Fields leave it out from the first accessibility size on, where their text may wrap.
struct Caret: View {
  let context: MockupContext
  let color: ColorToken

  var body: some View {
    let height = context.scaled(20, limit: 4)
    RoundedRectangle(cornerRadius: 1).fill(Color(color))
      .frame(width: 2, height: height)
      .padding(.vertical, height / 20)
      .part("caret")
  }
}
