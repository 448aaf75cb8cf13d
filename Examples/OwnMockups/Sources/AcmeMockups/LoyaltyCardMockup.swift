public import TintypeMockups
public import TintypeTheming
public import TintypeViews

/// A card of the app's own that is shown among the agent's answers: points, and what they buy.
public enum LoyaltyCardMockup: Mockup {
  /// The first part of the ids of its cells.
  public static let name = "acme-loyalty-card"
  /// The group it is listed under.
  public static let group = "Acme"
  /// What it is.
  public static let summary = "A loyalty card with points, a reward and a button."
  /// It is drawn without the bars of a device.
  public static let canvas = MockupCanvas.component
  /// Its states, the plainest first.
  public static let states = ["points", "reward", "expired"]
  /// What it is meant to draw; it borrows the SDK's tokens as an app's card does.
  public static let tokens: [ColorToken] = [
    .surfaceContainer1, .onSurface1, .accent1, .borderError1, .userMessageBubbleBackground,
    .userMessageBubbleTextColor,
  ]

  /// The card in one of its states.
  public static func body(state: String, in context: MockupContext) -> some View {
    LoyaltyCard(state: state).padding(16)
  }
}
