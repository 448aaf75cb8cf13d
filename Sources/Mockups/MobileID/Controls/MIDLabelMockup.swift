import TintypePrimitives
import TintypeTheming
import TintypeViews

/// `MIDLabel`.
enum MIDLabelMockup: Mockup {
  static let name = "label"
  static let system = ThemeSystem.mobileid
  static let group = "Labels"
  static let summary = "A plain text: main, supporting, or with a mark that tells a state"
  static let canvas = MockupCanvas.component
  static let states = ["normal", "supporting", "disabled", "warning", "error", "success"]
  static let tokens: [ColorToken] = [
    .grayscaleDark, .grayscaleMediumDark, .grayscaleMedium, .accentRed, .accentOrange, .accentGreen,
    .background,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    Group {
      switch state {
      case "supporting": Text(.documentDuration).role(.bodyStyle, .grayscaleMediumDark)
      case "disabled": Text(.documentSurface).role(.bodyStyle, .grayscaleMedium)
      case "warning": marked(.warning, Text(.documentExpires, arguments: ["12"]), context)
      case "error": marked(.error, Text(.documentExpired), context)
      case "success": marked(.success, Text(.documentAccepted), context)
      default: Text(.documentSurface).role(.bodyStyle)
      }
    }
    .part("label")
    .onPage(.background)
  }

  private static func marked(
    _ mark: StatusMark, _ text: Text, _ context: MockupContext
  ) -> some View {
    let side = context.scaled(20, with: .body, limit: 2.5)
    return HStack(alignment: .top, spacing: 8) {
      Image(glyph: mark.glyph).resizable()
        .frame(width: side, height: side)
        .frame(height: max(side, context.lineHeight(.bodyStyle)))
        .foregroundStyle(Color(mark.color))
      text.role(.bodyStyle)
    }
  }
}
