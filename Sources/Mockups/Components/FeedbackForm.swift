import TintypePrimitives
import TintypeTheming
import TintypeViews

/// What a feedback sheet asks: why, a comment, and a button to send both.
struct FeedbackForm: View {
  let context: MockupContext
  /// The reason that is chosen, or nil while the sheet is empty.
  var chosen: Int?
  /// What the user has written, or nil for the placeholder.
  var comment: String?

  var body: some View {
    let copy = context.copy.feedback
    VStack(alignment: .leading, spacing: 16) {
      Text(.feedbackQuestion)
        .font(Font(.bodyScale2Regular))
        .foregroundStyle(Color(.feedbackTextColor))
        .part("question")
      Flow(spacing: 8, lineSpacing: 8) {
        ForEach(Array(copy.reasons.enumerated())) { index, reason in
          ReasonChip(context: context, title: reason, isChosen: index == chosen)
        }
      }
      field
      WideButton(
        context: context, title: Text(copy.submit),
        ground: chosen == nil ? .feedbackButtonDisabledBackground : .feedbackButtonBackground,
        ink: chosen == nil ? .feedbackButtonDisabledTextColor : .feedbackButtonTextColor)
    }
    .padding(Insets(top: 4, leading: 16, bottom: 16, trailing: 16))
  }

  private var field: some View {
    HStack(alignment: .top, spacing: 1) {
      if let comment {
        Text(comment)
          .font(Font(.bodyScale2Regular))
          .foregroundStyle(Color(.feedbackTextColor))
        if !context.textSize.isAccessibility {
          Caret(context: context, color: .inputBarCursorColor)
        }
      } else {
        Text(context.copy.feedback.tellUsMore)
          .font(Font(.bodyScale2Regular))
          .foregroundStyle(Color(.feedbackTextColor).opacity(0.72))
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity, minHeight: 88, alignment: .topLeading)
    .background {
      RoundedRectangle(cornerRadius: 12).strokeBorder(Color(.feedbackBorderColor))
    }
    .part("comment")
  }
}
