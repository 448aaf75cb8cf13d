import TintypeTheming
import TintypeViews

/// A page that an answer points to, with its picture.
enum RichLinkMockup: Mockup {
  static let name = "rich-link"
  static let group = "Rich link"
  static let summary = "A page that an answer points to, with its picture"
  static let canvas = MockupCanvas.component
  static let states = ["picture", "placeholder"]
  static let tokens: [ColorToken] = [
    .richLinkBackground, .richLinkImageBackground, .richLinkPlaceholderTint,
    .richLinkTitleColor, .richLinkUrlColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    RichLink(context: context, picture: state == "picture" ? .grinder : nil).onPage()
  }
}
