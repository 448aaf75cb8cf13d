import TintypeTheming
import TintypeViews

/// Why an attachment cannot be sent.
struct AttachmentNote: View {
  let context: MockupContext
  let text: Text

  var body: some View {
    let side = context.scaled(16, with: .caption1)
    HStack(alignment: .top, spacing: 6) {
      Image(.statusWarning).resizable()
        .frame(width: side, height: side)
        .frame(height: context.lineHeight(.bodyScaleNeg1Regular))
      text.font(Font(.bodyScaleNeg1Regular))
    }
    .foregroundStyle(Color(.error1))
    .part("note")
  }
}
