import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A picture on the whole screen.
enum MediaViewerMockup: Mockup {
  static let name = "media-viewer"
  static let group = "Media viewer"
  static let summary = "A picture on the whole screen, black in both modes"
  static let canvas = MockupCanvas.screen
  static let states = ["default"]
  static let tokens: [ColorToken] = [
    .mediaViewerBackground, .mediaViewerCloseIconTint, .mediaViewerCloseIconBackground,
    .mediaViewerControlBackground, .mediaViewerControlIconTint,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    Color(.mediaViewerBackground)
      .overlay {
        SamplePicture().aspectRatio(0.75).clipped().part("picture")
      }
      .overlay(alignment: .top) {
        VStack(spacing: 0) {
          StatusBar(ink: .white)
          HStack(spacing: 0) {
            ViewerButton(
              image: Image(.iconClose), ground: .mediaViewerCloseIconBackground,
              tint: .mediaViewerCloseIconTint
            )
            .part("close")
            Spacer()
            ViewerButton(
              image: Image(.actionDownload), ground: .mediaViewerControlBackground,
              tint: .mediaViewerControlIconTint
            )
            .part("download")
          }
          .padding(Insets(top: 4, leading: 16, bottom: 4, trailing: 16))
        }
      }
      .overlay(alignment: .bottom) {
        VStack(spacing: 0) {
          PageCount(text: context.copy.attachments.pictureCount, isOutlined: true)
            .padding(.bottom, 12)
          HomeIndicator(ink: .white)
        }
      }
  }
}
