import TintypeTheming
import TintypeViews

/// The round button that sends.
struct SendButton: View {
  let context: MockupContext
  var isEnabled = true

  var body: some View {
    let isLarge = context.textSize.isAccessibility
    let side = isLarge ? context.scaled(44, limit: 1.25) : 32
    let glyph = isLarge ? context.scaled(20, limit: 1.25) : 20
    Circle()
      .fill(Color(isEnabled ? .sendButtonEnabledBackground : .sendButtonDisabledBackground))
      .frame(width: side, height: side)
      .overlay {
        Image(.actionSend).resizable()
          .frame(width: glyph, height: glyph)
          .foregroundStyle(Color(.sendButtonIconTint))
      }
      .part("send")
  }
}
