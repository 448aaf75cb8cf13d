import TintypeTheming
import TintypeViews

/// A note under an answer that may offend.
enum ToxicityMockup: Mockup {
  static let name = "toxicity"
  static let group = "Toxicity"
  static let summary = "A note under an answer that may offend"
  static let canvas = MockupCanvas.component
  static let states = ["default"]
  static let tokens: [ColorToken] = [
    .toxicityTextColor, .toxicityIconTint, .toxicityDividerColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    Answer(context: context, hasName: false) {
      AgentText(context: context, paragraphs: [Text(context.copy.answers.feeAnswer)])
      ToxicityNotice(context: context)
    }
    .onPage()
  }
}
