import TintypeViews

/// A row at its ideal length that starts 16 points from the leading edge and is cut at both edges of
/// its frame.
struct ScrollRow<Content: View>: View {
  let spacing: Double
  let content: Content

  init(spacing: Double, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: spacing) { content }
        .padding(.horizontal, 16)
    }
  }
}
