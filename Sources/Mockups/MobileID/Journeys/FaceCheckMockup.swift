import TintypePrimitives
import TintypeTheming
import TintypeViews

/// Where a face is compared with a document.
enum FaceCheckMockup: Mockup {
  static let name = "face-check"
  static let system = ThemeSystem.mobileid
  static let group = "Journeys"
  static let summary = "Compares a face with the document"
  static let canvas = MockupCanvas.page
  static let states = ["align", "progress", "too-dark", "matched"]
  static let tokens: [ColorToken] = [
    .primary, .secondary, .grayscaleDark, .grayscaleMediumDark, .grayscaleLight, .accentGreen,
    .accentOrange, .background,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    MIDScreen(context: context, title: .faceTitle, progress: 0.8) {
      ring(state)
        .frame(maxWidth: .infinity)
        .padding(Insets(top: 16, bottom: 32))
      words(state, context)
    } actions: {
      switch state {
      case "matched": MIDButton(context: context, kind: .primary, title: Text(.locContinue))
      case "too-dark": MIDButton(context: context, kind: .primary, title: Text(.commonTryAgain))
      default: MIDButton(context: context, kind: .plain, title: Text(.commonCancel))
      }
    }
  }

  private static func ring(_ state: String) -> FaceRing {
    switch state {
    case "progress": FaceRing(share: 0.64, color: .secondary)
    case "too-dark": FaceRing(share: 1, color: .accentOrange, isBright: false)
    case "matched": FaceRing(share: 1, color: .accentGreen)
    default: FaceRing(share: 0, color: .secondary)
    }
  }

  private static func words(_ state: String, _ context: MockupContext) -> some View {
    let (title, detail): (WordSlot, Text) =
      switch state {
      case "progress": (.facePrompt, Text(.faceProgress, arguments: ["64"]))
      case "too-dark": (.faceTooDark, Text(.faceBrighter))
      case "matched": (.faceMatched, Text(.faceMatchedDetail))
      default: (.facePrompt, Text(.faceDetail))
      }
    return VStack(spacing: 8) {
      Text(title).role(.titleStyle).part("prompt")
      detail.role(.bodyStyle, .grayscaleMediumDark).part("detail")
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
  }
}
