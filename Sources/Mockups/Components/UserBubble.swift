import TintypePrimitives
import TintypeTheming
import TintypeViews

/// What the user wrote, with what became of it.
///
/// At most four fifths of the feed wide, the whole of it from the first accessibility size on. The
/// agent's message width does not cap it.
struct UserBubble: View {
  /// What became of a message.
  enum Status {
    case none
    case text(String)
    case failed(String)
  }

  let context: MockupContext
  let text: String
  var status = Status.none

  var body: some View {
    let isLarge = context.textSize.isAccessibility
    VStack(alignment: .trailing, spacing: 4) {
      Text(text)
        .font(Font(.bodyScale2Regular))
        .foregroundStyle(Color(.userMessageBubbleTextColor))
        .padding(Insets(top: 10, leading: 14, bottom: 10, trailing: 14))
        .frame(maxWidth: isLarge ? .infinity : nil, alignment: .leading)
        .background {
          UnevenRoundedRectangle(
            cornerRadii: RectangleCornerRadii(
              topLeading: 18, topTrailing: 18, bottomLeading: 18, bottomTrailing: 6)
          )
          .fill(Color(.userMessageBubbleBackground))
        }
        .part("bubble")
        .padding(.leading, isLarge ? 0 : 72)
      statusRow
    }
    .frame(maxWidth: .infinity, alignment: .trailing)
  }

  @ViewBuilder private var statusRow: some View {
    switch status {
    case .none: EmptyView()
    case .text(let text):
      Text(text)
        .font(Font(.bodyScaleNeg1Regular))
        .multilineTextAlignment(.trailing)
        .foregroundStyle(Color(.userMessageStatusColor))
        .padding(.trailing, 2)
        .part("status")
    case .failed(let text):
      let side = context.scaled(16)
      HStack(spacing: 4) {
        Image(.statusFailed).resizable().frame(width: side, height: side)
        Text(text).font(Font(.bodyScaleNeg1Semibold)).multilineTextAlignment(.trailing)
      }
      .foregroundStyle(Color(.userMessageErrorColor))
      .part("failed")
    }
  }
}
