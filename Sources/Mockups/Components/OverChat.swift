import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A sheet or dialog over a conversation, which is shaded; a sheet leaves the status bar free.
struct OverChat<Content: View>: View {
  let context: MockupContext
  let alignment: Alignment
  let content: Content

  init(
    context: MockupContext, alignment: Alignment, @ViewBuilder content: () -> Content
  ) {
    self.context = context
    self.alignment = alignment
    self.content = content()
  }

  var body: some View {
    content
      .fixedSize(horizontal: false, vertical: true)
      .padding(.top, context.environment.safeArea.top + 12)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      .background {
        Conversation(context: context)
          .overlay { Scrim(context: context) }
      }
  }
}
