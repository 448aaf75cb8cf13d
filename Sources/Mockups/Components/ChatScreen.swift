import TintypeTheming
import TintypeViews

/// A chat screen: status bar, title bar, feed and input bar.
///
/// The feed stands at the foot, as a chat does; what does not fit is cut at the title bar.
struct ChatScreen<Feed: View>: View {
  let inputBar: InputBar
  /// A warning above the feed, if there is one.
  let banner: Banner?
  let feed: Feed

  init(inputBar: InputBar, banner: Banner? = nil, @ViewBuilder feed: () -> Feed) {
    self.inputBar = inputBar
    self.banner = banner
    self.feed = feed()
  }

  var body: some View {
    VStack(spacing: 0) {
      StatusBar().background(Color(.titleBarBackground))
      TitleBar()
      banner
      ScrollView {
        VStack(alignment: .leading, spacing: 20) { feed }
          .padding(16)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .defaultScrollAnchor(.bottom)
      inputBar
    }
    .background(Color(.chatBackground))
  }
}
