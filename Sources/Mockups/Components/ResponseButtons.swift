import TintypeTheming
import TintypeViews

/// Answers in rows that wrap; one below the other from the first accessibility size on.
struct ResponseButtons<Content: View>: View {
  let context: MockupContext
  let content: Content

  init(context: MockupContext, @ViewBuilder content: () -> Content) {
    self.context = context
    self.content = content()
  }

  var body: some View {
    if context.textSize.isAccessibility {
      VStack(alignment: .leading, spacing: 8) { content }
    } else {
      Flow(spacing: 8, lineSpacing: 8) { content }
    }
  }
}
