import TintypeTheming
import TintypeViews

/// A page that an answer points to, in a line.
enum WebLinkMockup: Mockup {
  static let name = "web-link"
  static let group = "Web link"
  static let summary = "A page that an answer points to, in a line"
  static let canvas = MockupCanvas.component
  static let states = ["default", "long"]
  static let tokens: [ColorToken] = [
    .webLinkBackground, .webLinkTextColor, .webLinkFaviconTint,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let copy = context.copy.answers
    WebLink(context: context, title: state == "long" ? copy.guide : copy.compare).onPage()
  }
}
