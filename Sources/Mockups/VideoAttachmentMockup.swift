import TintypeTheming
import TintypeViews

/// A film that was sent.
enum VideoAttachmentMockup: Mockup {
  static let name = "video-attachment"
  static let group = "Video attachment"
  static let summary = "A film that was sent, with a button that plays it"
  static let canvas = MockupCanvas.component
  static let states = ["picture", "placeholder"]
  static let tokens: [ColorToken] = [
    .videoAttachmentPlaceholderBackground, .videoAttachmentPlayButtonBackground,
    .videoAttachmentPlayIconTint,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    SentAttachments(context: context) {
      VideoAttachment(context: context, hasPicture: state == "picture")
    }
    .onPage()
  }
}
