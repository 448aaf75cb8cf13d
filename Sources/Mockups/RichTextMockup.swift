import TintypeTheming
import TintypeViews

/// A message with formatting.
enum RichTextMockup: Mockup {
  static let name = "rich-text"
  static let group = "Rich text"
  static let summary = "A message with formatting that a person sent"
  static let canvas = MockupCanvas.component
  static let states = ["default"]
  static let tokens: [ColorToken] = [.richTextBackground, .richTextColor, .richTextLinkColor]

  static func body(state: String, in context: MockupContext) -> some View {
    RichText(context: context).onPage()
  }
}
