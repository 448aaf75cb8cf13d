import TintypeTheming
import TintypeViews

/// A record as text.
enum JSONViewerMockup: Mockup {
  static let name = "json-viewer"
  static let group = "JSON viewer"
  static let summary = "A record as text, cut by a fade until it is expanded"
  static let canvas = MockupCanvas.component
  static let states = ["collapsed", "expanded"]
  static let tokens: [ColorToken] = [
    .jsonViewerBackground, .jsonViewerTextColor, .jsonViewerExpandTextColor,
    .jsonViewerDividerColor, .jsonViewerFadeOverlayColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    JSONViewer(context: context, isExpanded: state == "expanded").onPage()
  }
}
