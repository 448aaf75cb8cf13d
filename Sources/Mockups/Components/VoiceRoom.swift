import TintypePrimitives
import TintypeTheming
import TintypeViews

/// The screen of a voice chat: the agent, what it does, how long, what was said, and three buttons.
struct VoiceRoom: View {
  /// How the room stands.
  enum Status {
    case listening
    case muted
    case failed
  }

  let context: MockupContext
  let status: Status

  var body: some View {
    let isLarge = context.textSize.isAccessibility
    VStack(spacing: 0) {
      StatusBar()
      Spacer(minLength: isLarge ? 16 : 52)
      middle.fixedSize(horizontal: false, vertical: true)
      Spacer(minLength: 16)
      captions.fixedSize(horizontal: false, vertical: true)
      buttons.padding(.bottom, 20)
      HomeIndicator()
    }
    .frame(maxWidth: .infinity)
    .background(Color(.voiceRoomBackground))
  }

  private var middle: some View {
    let copy = context.copy.voice
    return VStack(spacing: 4) {
      Aura(context: context, surroundings: surroundings)
        .padding(.bottom, 24)
      Text(title(copy))
        .font(Font(.titlesScale6Regular))
        .multilineTextAlignment(.center)
        .part("state")
      Text(status == .failed ? "0:57" : "0:42").monospacedDigit()
        .font(Font(.displayScale7Light))
        .part("elapsed")
    }
    .foregroundStyle(Color(.voiceRoomTextColor))
    .padding(.horizontal, 24)
  }

  private var surroundings: Aura.Surroundings {
    switch status {
    case .listening: .halo
    case .muted: .still
    case .failed: .errorPulse
    }
  }

  private func title(_ copy: VoiceCopy) -> String {
    switch status {
    case .listening: copy.listening
    case .muted: copy.muted
    case .failed: copy.noConnection
    }
  }

  private var captions: some View {
    let copy = context.copy.voice
    return VStack(spacing: 14) {
      switch status {
      case .listening:
        question(copy.question)
        caption(copy.answer).frame(maxWidth: .infinity, alignment: .leading)
      case .muted: caption(copy.mutedNote)
      case .failed: caption(copy.retrying)
      }
    }
    .multilineTextAlignment(status == .listening ? .leading : .center)
    .padding(Insets(leading: 24, bottom: 28, trailing: 24))
    .frame(maxWidth: .infinity)
    .part("captions")
  }

  private func caption(_ text: String) -> some View {
    Text(text)
      .font(Font(.bodyScale2Regular))
      .foregroundStyle(Color(.voiceRoomTextColor))
  }

  private func question(_ text: String) -> some View {
    let isDark = context.environment.colorScheme == .dark
    return Text(text)
      .font(Font(.bodyScale2Regular))
      .foregroundStyle(Color(.onSurface1))
      .padding(Insets(top: 10, leading: 14, bottom: 10, trailing: 14))
      .background {
        let shape = UnevenRoundedRectangle(
          cornerRadii: RectangleCornerRadii(
            topLeading: 18, topTrailing: 18, bottomLeading: 18, bottomTrailing: 6)
        )
        .fill(Color(.accentContainer1))
        if isDark { shape.strokeBorder(Color(.info1).opacity(0.22)) } else { shape }
      }
      .padding(.leading, context.textSize.isAccessibility ? 0 : 56)
      .frame(maxWidth: .infinity, alignment: .trailing)
      .part("question")
  }

  private var buttons: some View {
    HStack(spacing: 24) {
      VoiceRoomButton(image: Image(glyph: "captions"), isSelected: status == .listening)
        .part("captions-button")
      VoiceRoomButton(
        image: Image(glyph: status == .listening ? "microphone" : "microphoneOff"),
        isSelected: status != .listening
      )
      .part("microphone")
      VoiceRoomButton(image: Image(.iconClose)).part("close")
    }
    .frame(maxWidth: .infinity)
  }
}
