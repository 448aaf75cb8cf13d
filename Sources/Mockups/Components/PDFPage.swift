import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A page of a document: white in both modes, with text that keeps its size as print does.
struct PDFPage<Content: View>: View {
  let context: MockupContext
  let content: Content

  init(context: MockupContext, @ViewBuilder content: () -> Content) {
    self.context = context
    self.content = content()
  }

  var body: some View {
    let isDark = context.environment.colorScheme == .dark
    VStack(alignment: .leading, spacing: 0) { content }
      .padding(Insets(top: 34, leading: 30, bottom: 34, trailing: 30))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background { RoundedRectangle(cornerRadius: 4).fill(Color(.pdfViewerPageBackground)) }
      .shadow(color: .black.opacity(isDark ? 0.4 : 0.12), radius: 8, y: 2)
      .aspectRatio(0.706)
      .part("page")
  }
}
