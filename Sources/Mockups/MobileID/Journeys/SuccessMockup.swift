import TintypePrimitives
import TintypeTheming
import TintypeViews

/// The last screen of the set-up.
enum SuccessMockup: Mockup {
  static let name = "success"
  static let system = ThemeSystem.mobileid
  static let group = "Journeys"
  static let summary = "The set-up is done"
  static let canvas = MockupCanvas.page
  static let states = ["default"]
  static let tokens: [ColorToken] = [
    .primary, .secondary, .accentGreen, .grayscaleDark, .grayscaleMediumDark, .grayscaleLight,
    .background,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    VStack(spacing: 0) {
      StatusBar(ink: Color(.grayscaleDark))
      Spacer(minLength: 32)
      VStack(spacing: 0) {
        Circle().fill(Color(.accentGreen))
          .frame(width: 88, height: 88)
          .overlay {
            Image(glyph: "check").resizable().frame(width: 56, height: 56)
              .foregroundStyle(.white)
          }
          .part("mark")
        VStack(spacing: 8) {
          Text(.successTitle).role(.largeTitleStyle).part("title")
          Text(.successDetail, arguments: ["Maria"])
            .role(.bodyStyle, .grayscaleMediumDark)
            .part("message")
        }
        .padding(.top, 24)
        CardPicture().leftToRight().padding(.top, 32)
        Text(.successValidUntil, arguments: ["\u{2066}12.03.2034\u{2069}"])
          .role(.footnoteStyle, .grayscaleMediumDark)
          .padding(.top, 14)
          .part("validity")
      }
      .multilineTextAlignment(.center)
      .frame(maxWidth: 560)
      .padding(.horizontal, 24)
      .fixedSize(horizontal: false, vertical: true)
      Spacer(minLength: 32)
      VStack(spacing: 4) {
        MIDButton(context: context, kind: .primary, title: Text(.successOpen))
        MIDButton(context: context, kind: .plain, title: Text(.commonDone))
      }
      .frame(maxWidth: 560)
      .padding(.horizontal, 16)
      .fixedSize(horizontal: false, vertical: true)
      HomeIndicator(ink: Color(.grayscaleDark))
    }
    .frame(maxWidth: .infinity)
    .background(Color(.background))
  }
}
