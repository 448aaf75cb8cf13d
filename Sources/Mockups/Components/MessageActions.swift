import TintypeTheming
import TintypeViews

/// Copy, good and bad under an answer.
///
/// Each target is 44 points; the row starts 12 points before the margin, so that the first glyph
/// stands on it.
struct MessageActions: View {
  let context: MockupContext
  /// Which of the three is chosen, if any.
  var chosen: IconSlot?

  var body: some View {
    let side = context.scaled(20)
    HStack(spacing: 0) {
      ForEach([IconSlot.iconCopy, .iconFeedbackPositive, .iconFeedbackNegative]) { slot in
        IconButton(
          Image(slot).resizable()
            .foregroundStyle(
              Color(
                slot == chosen ? .messageActionIconActiveTint : .messageActionIconInactiveTint)),
          size: side, target: side + 24)
      }
    }
    .padding(.leading, -12)
    .part("actions")
  }
}
