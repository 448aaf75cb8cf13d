import TintypePrimitives
import TintypeTheming
import TintypeViews

/// The pill over an app's page that opens the chat.
struct Launcher: View {
  /// How many messages wait.
  enum Unread {
    case none
    case some
    case count(String)
  }

  let context: MockupContext
  /// What the user has typed, or nil for the prompt.
  var text: String?
  var isPressed = false
  var unread = Unread.none

  var body: some View {
    let isDark = context.environment.colorScheme == .dark
    let isLarge = context.textSize.isAccessibility
    let glyph = context.scaled(24)
    HStack(spacing: 12) {
      agent.frame(width: glyph, height: glyph)
      prompt
        .font(Font(.bodyScale2Regular))
        .lineLimit(isLarge ? nil : 1)
        .frame(maxWidth: .infinity, alignment: .leading)
        .part("prompt")
      IconButton(Image(glyph: "voiceWave").resizable(), size: glyph)
        .foregroundStyle(Color(.launcherIconTileTint))
        .part("tile")
    }
    .padding(Insets(top: isLarge ? 12 : 6, leading: 16, bottom: isLarge ? 12 : 6, trailing: 6))
    .frame(minHeight: 56)
    .background {
      RoundedRectangle(cornerRadius: 28)
        .fill(Color(isPressed ? .launcherFlashBackground : .launcherBackground))
        .strokeBorder(Color(.launcherInputBorderColor), lineWidth: 1.5)
    }
    .shadow(color: .black.opacity(isDark ? 0.4 : 0.16), radius: 24, y: 8)
    .overlay(alignment: .topTrailing) { badge }
    .part("launcher")
  }

  @ViewBuilder private var agent: some View {
    if context.theme.icons[.aiAgent]?.isTemplate ?? true {
      Image(.aiAgent).resizable().foregroundStyle(Color(.launcherIconTint))
    } else {
      Image(.aiAgent).resizable().clipShape(.circle)
    }
  }

  private var prompt: some View {
    (text.map { Text($0) } ?? Text(.launcherInputTextPlaceholder))
      .foregroundStyle(Color(text == nil ? .launcherPlaceholderColor : .launcherTextColor))
  }

  @ViewBuilder private var badge: some View {
    switch unread {
    case .none: EmptyView()
    case .some:
      Circle().fill(Color(.launcherUnreadDotColor))
        .frame(width: 10, height: 10)
        .part("unread")
        .offset(x: -16, y: -2)
    case .count(let count):
      let side = context.scaled(18, with: .caption2, limit: 4)
      Text(count).monospacedDigit()
        .font(Font(.bodyScaleNeg2Bold))
        .lineLimit(1)
        .foregroundStyle(Color(.onSurfaceInverse1))
        .padding(.horizontal, 5)
        .frame(minWidth: side, minHeight: side)
        .background { Capsule().fill(Color(.launcherUnreadDotColor)) }
        .part("unread")
        .offset(x: -8, y: -side / 3)
    }
  }
}
