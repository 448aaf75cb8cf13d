import TintypeTheming
import TintypeViews

/// A chat screen: status bar, title bar, feed and input bar.
///
/// The feed stands at the foot, as a chat does; what does not fit is cut at the title bar.
struct ChatScreen<Feed: View>: View {
  let inputBar: InputBar
  let feed: Feed

  init(inputBar: InputBar, @ViewBuilder feed: () -> Feed) {
    self.inputBar = inputBar
    self.feed = feed()
  }

  var body: some View {
    VStack(spacing: 0) {
      StatusBar().background(Color(.titleBarBackground))
      TitleBar()
      VStack(alignment: .leading, spacing: 20) { feed }
        .padding(16)
        .fixedSize(horizontal: false, vertical: true)
        .frame(minHeight: 0, maxHeight: .infinity, alignment: .bottom)
        .frame(maxWidth: .infinity, alignment: .leading)
        .clipped()
      inputBar
    }
    .background(Color(.chatBackground))
  }
}
