import TintypeTheming
import TintypeViews

/// The bar at the top of a chat: title, options and close.
///
/// 52 points tall whatever the text size; the title grows to xxxLarge only, as iOS bars do.
struct TitleBar: View {
  /// What stands before the close glyph.
  enum Action {
    case options
    case download
    case none
  }

  /// The title, or nil for the theme's own.
  var title: String?
  var action = Action.options

  var body: some View {
    HStack(spacing: 0) {
      titleText
        .font(Font(.titlesScale3Regular).capped(at: .xxxLarge))
        .foregroundStyle(Color(.titleBarTextColor))
        .lineLimit(1)
        .part("title")
      Spacer(minLength: 8)
      switch action {
      case .options: IconButton(Image(.uiOptionsMenu).resizable()).part("options")
      case .download: IconButton(Image(.actionDownload).resizable()).part("download")
      case .none: EmptyView()
      }
      IconButton(Image(.iconClose).resizable()).part("close")
    }
    .foregroundStyle(Color(.titleBarIconTint))
    .padding(.leading, 16)
    .padding(.trailing, 4)
    .frame(height: 52)
    .frame(maxWidth: .infinity)
    .background(Color(.titleBarBackground))
    .overlay(alignment: .bottom) {
      Hairline().foregroundStyle(Color(.titleBarDividerColor))
    }
  }

  private var titleText: Text {
    title.map { Text($0) } ?? Text(.serviceAgentChatTitle)
  }
}
