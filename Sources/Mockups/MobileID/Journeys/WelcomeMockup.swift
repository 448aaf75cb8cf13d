import TintypePrimitives
import TintypeTheming
import TintypeViews

/// The first screen of the set-up.
enum WelcomeMockup: Mockup {
  static let name = "welcome"
  static let system = ThemeSystem.mobileid
  static let group = "Journeys"
  static let summary = "The first screen: what will happen"
  static let canvas = MockupCanvas.page
  static let states = ["default"]
  static let tokens: [ColorToken] = [
    .primary, .secondary, .accentGreen, .grayscaleDark, .grayscaleMediumDark, .background,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    VStack(spacing: 0) {
      StatusBar(ink: Color(.grayscaleDark))
      VStack(spacing: 0) {
        picture.padding(Insets(top: 28, bottom: 28))
        VStack(spacing: 8) {
          Text(.enrollmentWelcomeTitle).role(.largeTitleStyle).part("title")
          Text(.enrollmentWelcomeMessage, arguments: ["4"])
            .role(.bodyStyle, .grayscaleMediumDark)
            .part("message")
        }
        .multilineTextAlignment(.center)
        steps(context).padding(.top, 32)
      }
      .frame(maxWidth: 560)
      .padding(.horizontal, 24)
      .fixedSize(horizontal: false, vertical: true)
      Spacer(minLength: 24)
      VStack(spacing: 4) {
        MIDButton(context: context, kind: .primary, title: Text(.locContinue))
        MIDButton(context: context, kind: .plain, title: Text(.commonNotNow))
      }
      .frame(maxWidth: 560)
      .padding(.horizontal, 16)
      .fixedSize(horizontal: false, vertical: true)
      HomeIndicator(ink: Color(.grayscaleDark))
    }
    .frame(maxWidth: .infinity)
    .background(Color(.background))
  }

  private static var picture: some View {
    ZStack {
      Circle().fill(Color(.secondary).opacity(0.12)).frame(width: 176, height: 176)
      CardPicture().frame(width: 232, height: 176)
      Circle().fill(Color(.accentGreen))
        .frame(width: 40, height: 40)
        .overlay {
          Image(glyph: "check").resizable().frame(width: 26, height: 26).foregroundStyle(.white)
        }
        .padding(5)
        .background { Circle().fill(Color(.background)) }
        .frame(width: 232, height: 176, alignment: .bottomTrailing)
        .offset(x: 14)
    }
    .leftToRight()
  }

  private static func steps(_ context: MockupContext) -> some View {
    let rows: [(String, WordSlot, WordSlot)] = [
      ("card", .enrollmentWelcomeDocumentTitle, .enrollmentWelcomeDocumentDetail),
      ("face", .enrollmentWelcomeSelfieTitle, .enrollmentWelcomeSelfieDetail),
      ("phone", .enrollmentWelcomePhoneTitle, .enrollmentWelcomePhoneDetail),
    ]
    return VStack(alignment: .leading, spacing: 18) {
      ForEach(rows) { glyph, title, detail in
        step(glyph, Text(title), Text(detail), context)
          .part("step")
      }
    }
  }

  /// The glyph stands above its words where they need the width.
  @ViewBuilder private static func step(
    _ glyph: String, _ title: Text, _ detail: Text, _ context: MockupContext
  ) -> some View {
    let side = context.scaled(40)
    let mark = Circle().fill(Color(.secondary).opacity(0.14))
      .frame(width: side, height: side)
      .overlay {
        Image(glyph: glyph).resizable()
          .frame(width: side * 0.6, height: side * 0.6)
          .foregroundStyle(Color(.secondary))
      }
    let words = VStack(alignment: .leading, spacing: 2) {
      title.role(.headlineStyle)
      detail.role(.footnoteStyle, .grayscaleMediumDark)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    if context.textSize.isAccessibility {
      VStack(alignment: .leading, spacing: 8) {
        mark
        words
      }
    } else {
      HStack(spacing: 14) {
        mark
        words
      }
    }
  }
}
