import TintypeTheming
import TintypeViews

/// What the agent is doing: sparkle, words and pulsing dots.
struct ProgressRow: View {
  let context: MockupContext
  let text: String

  var body: some View {
    let side = context.scaled(20)
    HStack(spacing: context.textSize.isAccessibility ? 12 : 8) {
      Image(glyph: "sparkle").resizable()
        .frame(width: side, height: side)
        .foregroundStyle(Color(.progressIndicatorSparkleColor))
      Text(text)
        .font(Font(.bodyScale1Regular))
        .foregroundStyle(Color(.progressIndicatorTextColor))
      Dots(context: context)
    }
    .frame(minHeight: 32)
    .part("progress")
  }
}
