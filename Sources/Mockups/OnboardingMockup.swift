import TintypePrimitives
import TintypeTheming
import TintypeViews

/// What a user sees before the first chat.
enum OnboardingMockup: Mockup {
  static let name = "onboarding"
  static let group = "Onboarding"
  static let summary = "What a user sees before the first chat"
  static let canvas = MockupCanvas.page
  static let states = ["default"]
  static let tokens: [ColorToken] = [
    .onboardingButtonBackground, .onboardingButtonTextColor, .onboardingDividerColor,
  ]

  static func body(state: String, in context: MockupContext) -> some View {
    VStack(spacing: 0) {
      StatusBar()
      VStack(spacing: 0) {
        Spacer(minLength: 24)
        RoundAvatar(
          context: context, ground: .preChatFormAvatarBackground,
          tint: .preChatFormAvatarIconTint, side: 88, glyph: 48)
        lead
        points(context)
        Spacer(minLength: 12)
        Spacer(minLength: 12)
      }
      .padding(.horizontal, 24)
      WideButton(
        context: context, title: Text(.onboardingButton), ground: .onboardingButtonBackground,
        ink: .onboardingButtonTextColor
      )
      .padding(Insets(leading: 24, bottom: 12, trailing: 24))
      HomeIndicator()
    }
    .background(Color(.surface1))
  }

  private static var lead: some View {
    VStack(spacing: 8) {
      Text(.onboardingTitle)
        .font(Font(.titlesScale5Regular))
        .foregroundStyle(Color(.onSurface1))
        .part("title")
      Text(.onboardingDescription)
        .font(Font(.bodyScale2Regular))
        .foregroundStyle(Color(.onSurface2))
        .part("description")
    }
    .multilineTextAlignment(.center)
    .padding(.top, 24)
    .fixedSize(horizontal: false, vertical: true)
  }

  private static func points(_ context: MockupContext) -> some View {
    let side = context.scaled(24)
    let points = context.copy.notices.points
    return VStack(spacing: 0) {
      Hairline()
      ForEach(Array(zip(["bubble", "shield", "humanAgent"], points))) { glyph, point in
        HStack(spacing: 16) {
          Image(glyph: glyph).resizable()
            .frame(width: side, height: side)
            .foregroundStyle(Color(.accent1))
          Text(point)
            .font(Font(.bodyScale2Regular))
            .foregroundStyle(Color(.onSurface2))
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(Insets(top: 8, leading: 4, bottom: 8, trailing: 4))
        .frame(minHeight: 60)
        .part("point")
        Hairline()
      }
    }
    .foregroundStyle(Color(.onboardingDividerColor))
    .padding(.top, 28)
    .fixedSize(horizontal: false, vertical: true)
  }
}
