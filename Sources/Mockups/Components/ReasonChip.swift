import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A reason to choose in a feedback sheet.
struct ReasonChip: View {
  let context: MockupContext
  let title: String
  var isChosen = false

  var body: some View {
    let isLarge = context.textSize.isAccessibility
    Text(title)
      .font(Font(isChosen ? .bodyScale1Semibold : .bodyScale1Regular))
      .multilineTextAlignment(.center)
      .foregroundStyle(Color(isChosen ? .feedbackButtonTextColor : .feedbackTextColor))
      .padding(
        Insets(top: isLarge ? 12 : 8, leading: 14, bottom: isLarge ? 12 : 8, trailing: 14)
      )
      .frame(minHeight: 36)
      .background {
        let shape = RoundedRectangle(cornerRadius: isLarge ? 22 : 18)
        if isChosen {
          shape.fill(Color(.feedbackButtonBackground))
        } else {
          shape.strokeBorder(Color(.feedbackBorderColor))
        }
      }
      .part("reason")
  }
}
