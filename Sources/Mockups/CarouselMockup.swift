import TintypeTheming
import TintypeViews

/// Cards in a row.
enum CarouselMockup: Mockup {
  static let name = "carousel"
  static let group = "Carousel"
  static let summary = "Cards in a row that runs out of the screen"
  static let canvas = MockupCanvas.component
  static let states = ["cards", "missing-picture"]
  static let tokens: [ColorToken] = [
    .carouselSurface, .carouselItemBorderColor, .carouselTitleColor, .carouselDotSelectedColor,
    .carouselDotUnselectedColor, .carouselFadeOverlayColor, .carouselPlaceholderTint,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    let cards = context.copy.cards
    Carousel(
      context: context, cards: state == "cards" ? cards : [cards[1], cards[0], cards[2]]
    )
    .padding(.vertical, 16)
    .frame(maxWidth: .infinity)
    .background(Color(.chatBackground))
  }
}
