import TintypeTheming
import TintypeViews

/// The agent in the voice room, in a halo of two lights.
///
/// It keeps its size at every text size, so that words have room. 240 by 204 points; the halo reaches
/// further without taking place.
struct Aura: View {
  /// What surrounds the agent.
  enum Surroundings {
    case halo
    case still
    case errorPulse
  }

  let context: MockupContext
  var surroundings = Surroundings.halo

  var body: some View {
    RoundAvatar(
      context: context, ground: .auraAvatarBackground, tint: .auraAvatarIconTint, side: 104,
      glyph: 56
    )
    .frame(width: 240, height: 204)
    .background {
      switch surroundings {
      case .halo:
        ZStack {
          light(.auraColor1).offset(x: -23, y: 4)
          light(.auraColor2).offset(x: 28, y: -4)
        }
        .part("halo")
      case .still: EmptyView()
      case .errorPulse:
        ZStack {
          Circle().strokeBorder(Color(.voiceRoomErrorPulseColor).opacity(0.35), lineWidth: 2)
            .frame(width: 196, height: 196)
          Circle().strokeBorder(Color(.voiceRoomErrorPulseColor), lineWidth: 2)
            .frame(width: 152, height: 152)
        }
        .part("pulse")
      }
    }
    .part("aura")
  }

  /// A light that fades from its middle to 110 points, blurred by 26 points and then at 75 percent.
  private func light(_ color: ColorToken) -> some View {
    Circle()
      .fill(
        RadialGradient(
          stops: Self.profile.enumerated().map { index, alpha in
            GradientStop(
              color: Color(color).opacity(alpha),
              location: Double(index) / Double(Self.profile.count - 1))
          }, center: .center, startRadius: 0, endRadius: 180)
      )
      .frame(width: 360, height: 360)
  }

  /// The alpha of a light every 15 points from its middle.
  ///
  /// Source: measured, a cone of radius 110 convolved with a Gaussian of deviation 26, times 0.75.
  private static let profile = [
    0.528, 0.51, 0.46, 0.387, 0.303, 0.216, 0.138, 0.076, 0.035, 0.013, 0.004, 0.001, 0,
  ]
}
