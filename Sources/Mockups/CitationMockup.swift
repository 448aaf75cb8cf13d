import TintypeTheming
import TintypeViews

/// The sources of an answer.
enum CitationMockup: Mockup {
  static let name = "citation"
  static let group = "Citation"
  static let summary = "The sources of an answer: numbers, list and chips"
  static let canvas = MockupCanvas.component
  static let states = ["inline", "list"]
  static let tokens: [ColorToken] = [
    .citationBackground, .citationTextColor, .citationIconTint, .citationListBackground,
    .citationDividerColor, .citationExternalLinkDefaultColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let copy = context.copy
    Group {
      if state == "inline" {
        Flow(spacing: 8, lineSpacing: 8) {
          CitationNumber(context: context, number: 1)
          CitationNumber(context: context, number: 2)
          CitationChip(context: context, title: copy.returnPolicy)
          CitationChip(context: context, title: copy.warranty)
        }
      } else {
        CitationList(context: context, titles: [copy.buyingGuide, copy.storeStock])
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.chatBackground))
  }
}
