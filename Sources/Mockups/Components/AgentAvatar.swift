import TintypeTheming
import TintypeViews

/// The picture of the AI agent or of a live person beside an answer.
struct AgentAvatar: View {
  let context: MockupContext
  var isLive = false

  var body: some View {
    let side = context.scaled(32)
    RoundAvatar(
      context: context, slot: isLive ? .humanAgent : .aiAgent,
      ground: isLive ? .agentAvatarLiveBackground : .agentAvatarBackground,
      tint: isLive ? .agentAvatarLiveIconTint : .agentAvatarIconTint, side: side,
      glyph: side * 0.625)
  }
}
