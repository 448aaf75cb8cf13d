import TintypeViews

/// What the user attached, in a column on the user's side.
///
/// 72 points narrower than the feed; as wide as it from the first accessibility size on.
struct SentAttachments<Content: View>: View {
  let context: MockupContext
  let content: Content

  init(context: MockupContext, @ViewBuilder content: () -> Content) {
    self.context = context
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 8) { content }
      .padding(.leading, context.textSize.isAccessibility ? 0 : 72)
  }
}
