import TintypePrimitives
import TintypeTheming
import TintypeViews

/// Where the photo of a document is checked by its owner.
enum DocumentReviewMockup: Mockup {
  static let name = "document-review"
  static let system = ThemeSystem.mobileid
  static let group = "Journeys"
  static let summary = "Shows the photo of a document, to keep or take again"
  static let canvas = MockupCanvas.page
  static let states = ["good", "blurred"]
  static let tokens: [ColorToken] = [
    .primary, .secondary, .grayscaleDark, .grayscaleMediumDark, .accentGreen, .accentOrange,
    .background,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let isGood = state == "good"
    MIDScreen(context: context, title: .documentTitle, progress: 0.6) {
      MIDPrompt(
        title: Text(.documentPrompt),
        detail: Text(.commonStep, arguments: ["1", "3"]))
      photo(isGood).padding(.top, 24)
      CheckList(
        context: context,
        items: [
          (isGood ? .success : .warning, isGood ? .documentReadable : .documentBlurred),
          (.success, .documentNoGlare), (.success, .documentCorners),
        ]
      )
      .padding(.top, 24)
    } actions: {
      if isGood {
        MIDButton(context: context, kind: .primary, title: Text(.locContinue))
        MIDButton(context: context, kind: .secondary, title: Text(.locPhotographResultsRetake))
      } else {
        MIDButton(context: context, kind: .primary, title: Text(.locPhotographResultsRetake))
        MIDButton(context: context, kind: .secondary, title: Text(.locContinue), state: .disabled)
      }
    }
  }

  /// The card on the surface that it was photographed on; what is blurred is pale.
  private static func photo(_ isGood: Bool) -> some View {
    CardPicture()
      .opacity(isGood ? 1 : 0.45)
      .shadow(color: .black.opacity(isGood ? 0.35 : 0.15), radius: isGood ? 18 : 36, y: 6)
      .frame(maxWidth: .infinity)
      .frame(height: 220)
      .background(Color(light: Color(hex: 0x4A5362), dark: Color(hex: 0x353C47)))
      .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
      .leftToRight()
      .part("photo")
  }
}
