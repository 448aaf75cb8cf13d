import TintypeTheming
import TintypeViews

/// A recording that was sent.
enum AudioAttachmentMockup: Mockup {
  static let name = "audio-attachment"
  static let group = "Audio attachment"
  static let summary = "A recording that was sent"
  static let canvas = MockupCanvas.component
  static let states = ["paused", "playing", "error"]
  static let tokens: [ColorToken] = [
    .audioAttachmentBackground, .audioAttachmentTitleColor, .audioAttachmentDurationColor,
    .audioAttachmentErrorColor, .audioAttachmentProgressColor,
    .audioAttachmentButtonBackground,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    SentAttachments(context: context) {
      switch state {
      case "playing": AudioAttachment(context: context, status: .playing)
      case "error": AudioAttachment(context: context, status: .broken)
      default: AudioAttachment(context: context, status: .paused)
      }
    }
    .onPage()
  }
}
