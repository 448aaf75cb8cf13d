import TintypeTheming
import TintypeViews

/// A conversation with cards, sources and links.
enum CardsMockup: Mockup {
  static let name = "cards"
  static let group = "Cards"
  static let summary = "A chat with a carousel, sources, links and a record"
  static let canvas = MockupCanvas.page
  static let states = ["default"]
  static let tokens: [ColorToken] = [
    .carouselSurface, .citationListBackground, .richLinkBackground, .webLinkBackground,
    .recordInfoBackground,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let copy = context.copy
    ChatPage(inputBar: InputBar(context: context)) {
      UserBubble(context: context, text: copy.answers.kettleQuestion)
      Answer(context: context) {
        AgentText(context: context, paragraphs: [Text(copy.answers.kettleAnswer)])
        HStack(spacing: 8) {
          CitationNumber(context: context, number: 1)
          CitationNumber(context: context, number: 2)
        }
        Carousel(context: context, cards: copy.cards)
          .padding(.horizontal, -16)
          .padding(.top, 4)
      }
      Answer(context: context, hasName: false) {
        CitationList(context: context, titles: [copy.buyingGuide, copy.storeStock])
        Flow(spacing: 8, lineSpacing: 8) {
          CitationChip(context: context, title: copy.returnPolicy)
          CitationChip(context: context, title: copy.warranty)
        }
      }
      Answer(context: context, hasName: false) {
        RichLink(context: context, picture: .grinder)
        WebLink(context: context, title: copy.answers.compare)
      }
      Answer(context: context, hasName: false) {
        RecordInfo(context: context, title: copy.orders.title, facts: copy.orders.facts)
      }
    }
  }
}
