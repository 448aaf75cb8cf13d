import TintypeTheming
import TintypeViews

/// A chat screen as tall as its feed, which is seen from its beginning to its end.
struct ChatPage<Feed: View>: View {
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
        .frame(maxWidth: .infinity, alignment: .leading)
        .fixedSize(horizontal: false, vertical: true)
      Spacer(minLength: 0)
      inputBar.fixedSize(horizontal: false, vertical: true)
    }
    .background(Color(.chatBackground))
  }
}
