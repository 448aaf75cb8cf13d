import TintypePrimitives
import TintypeTheming
import TintypeViews

/// Cards in a row that runs out of the screen, with dots that tell the place.
struct Carousel: View {
  let context: MockupContext
  let cards: [CarouselCard.Content]
  var selected = 0

  var body: some View {
    VStack(spacing: 8) {
      ScrollRow(spacing: 12) {
        ForEach(cards) { CarouselCard(context: context, content: $0) }
      }
      .overlay(alignment: .trailing) {
        Rectangle()
          .fill(
            LinearGradient(
              colors: [
                Color(.carouselFadeOverlayColor).opacity(0), Color(.carouselFadeOverlayColor),
              ], startPoint: .leading, endPoint: .trailing)
          )
          .frame(width: 24)
      }
      HStack(spacing: 8) {
        ForEach(Array(cards.indices)) { index in
          Capsule()
            .fill(
              Color(index == selected ? .carouselDotSelectedColor : .carouselDotUnselectedColor)
            )
            .frame(width: index == selected ? 16 : 6, height: 6)
        }
      }
      .padding(.top, 4)
      .part("dots")
    }
  }
}
