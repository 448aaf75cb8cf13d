import TintypeViews

/// What the user attached, in a column on the user's side.
///
/// 72 points narrower than the feed, at most 400 wide on a tablet; as wide as the feed from the first
/// accessibility size on.
struct SentAttachments<Content: View>: View {
  let context: MockupContext
  let content: Content

  init(context: MockupContext, @ViewBuilder content: () -> Content) {
    self.context = context
    self.content = content()
  }

  var body: some View {
    let isRegular = context.environment.horizontalSizeClass == .regular
    VStack(spacing: 8) { content }
      .frame(maxWidth: isRegular ? 400 : .infinity)
      .frame(maxWidth: .infinity, alignment: .trailing)
      .padding(.leading, context.textSize.isAccessibility ? 0 : 72)
  }
}
