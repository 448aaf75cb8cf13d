import TintypePrimitives
import TintypeTheming
import TintypeViews

/// What a secure form leaves when it was sent.
struct SecureFormResult: View {
  let context: MockupContext

  var body: some View {
    let copy = context.copy.secureForm
    let side = context.scaled(64)
    CenteredPage(title: copy.page, ground: .secureFormPageBackground) {
      Circle().fill(Color(.successContainer2)).strokeBorder(Color(.borderSuccess1))
        .frame(width: side, height: side)
        .overlay {
          Image(glyph: "check").resizable()
            .frame(width: side / 2, height: side / 2)
            .foregroundStyle(Color(.secureFormSuccessTitleColor))
        }
        .part("success")
      Text(.formSubmittedText)
        .font(Font(.titlesScale3Semibold))
        .foregroundStyle(Color(.secureFormSuccessTitleColor))
        .padding(.top, 16)
        .part("title")
      Text(copy.backToChat)
        .font(Font(.bodyScale2Regular))
        .foregroundStyle(Color(.fullScreenBodyColor))
        .padding(Insets(top: 4, bottom: 24))
      WideButton(
        context: context, title: Text(.formSubmissionDone), ground: .secureFormSubmitBackground,
        ink: .secureFormSubmitTextColor)
    }
    .multilineTextAlignment(.center)
  }
}
