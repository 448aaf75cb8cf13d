import TintypeTheming
import TintypeViews

/// The round picture of an agent: our glyph in a tinted circle, or the theme's own picture, which
/// fills the circle and keeps its colours.
struct AgentAvatar: View {
  let context: MockupContext
  var isLive = false

  var body: some View {
    let side = context.scaled(32)
    let slot: IconSlot = isLive ? .humanAgent : .aiAgent
    let isTemplate = context.theme.icons[slot]?.isTemplate ?? true
    Circle().fill(Color(isLive ? .agentAvatarLiveBackground : .agentAvatarBackground))
      .frame(width: side, height: side)
      .overlay {
        if isTemplate {
          Image(slot).resizable()
            .foregroundStyle(Color(isLive ? .agentAvatarLiveIconTint : .agentAvatarIconTint))
            .frame(width: side * 0.625, height: side * 0.625)
        } else {
          Image(slot).resizable().clipShape(.circle)
        }
      }
      .part("avatar")
  }
}
