import TintypeTheming
import TintypeViews

/// A message with formatting that a person sent.
struct RichText: View {
  let context: MockupContext

  var body: some View {
    let copy = context.copy.answers
    (Text(copy.labelStart)
      + Text(copy.labelLink).underline().foregroundColor(Color(.richTextLinkColor))
      + Text(copy.moreEnd))
      .font(Font(.bodyScale2Regular))
      .foregroundStyle(Color(.richTextColor))
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(.richTextBackground))
      .part("text")
  }
}
