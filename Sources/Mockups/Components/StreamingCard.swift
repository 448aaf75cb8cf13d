import TintypeTheming
import TintypeViews

/// A long answer, cut by a fade until it is expanded.
struct StreamingCard: View {
  let context: MockupContext
  var isExpanded = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if isExpanded { text } else { preview }
      Expander(
        context: context, isExpanded: isExpanded, style: .bodyScale1Semibold,
        ink: .streamingCardActionTextColor)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .part("card")
  }

  private var text: some View {
    AgentText(context: context, paragraphs: context.copy.answers.refund.map { Text($0) })
  }

  private var preview: some View {
    text
      .fixedSize(horizontal: false, vertical: true)
      .frame(height: context.scaled(132, limit: 4), alignment: .top)
      .clipped()
      .overlay(alignment: .bottom) {
        Rectangle()
          .fill(
            LinearGradient(
              colors: [
                Color(.streamingCardFadeColor).opacity(0), Color(.streamingCardFadeColor),
              ], startPoint: .top, endPoint: .bottom)
          )
          .frame(height: context.scaled(48, limit: 4))
          .part("fade")
      }
  }
}
