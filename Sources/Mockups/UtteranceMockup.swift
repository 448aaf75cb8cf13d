import TintypeTheming
import TintypeViews

/// Something that the user could ask.
enum UtteranceMockup: Mockup {
  static let name = "utterance"
  static let group = "Utterance"
  static let summary = "Something that the user could ask, to tap"
  static let canvas = MockupCanvas.component
  static let states = ["default", "long"]
  static let tokens: [ColorToken] = [
    .utteranceBackground, .utteranceTextColor, .utteranceIconTint,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let copy = context.copy.orders
    Group {
      if state == "long" {
        Utterance(context: context, glyph: "search", title: copy.longSuggestion)
      } else {
        Utterance(context: context, glyph: "order", title: copy.suggestions[0])
      }
    }
    .onPage(.utteranceListBackground)
  }
}
