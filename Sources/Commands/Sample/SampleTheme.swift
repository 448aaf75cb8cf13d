/// The theme that is drawn where none is given: an invented brand in both modes.
enum SampleTheme {
  /// The name of the theme.
  static let themeName = "acme"

  /// What messages name in place of a file.
  static let name = "built-in theme acme"

  /// The theme as a file would hold it.
  static let text = """
    {
      // The built-in sample: a brand in evergreen, sparse overrides over the SDK's defaults.
      "system": "agentforce",
      "supply": "overrides",
      "name": "acme",
      "version": "1.0.0",
      "light": {
        "surface1": "#FCFDFC",
        "surface2": "#F1F5F3",
        "surfaceContainer1": "#F0F5F2",
        "surfaceContainer2": "#E0EAE5",
        "border1": "#D4DED9",
        "onSurfaceInverse1": "#FAFFFC",
        "accent1": "#0A6B4F",
        "accent3": "#DDF1E6",
        "accent4": "#0A6B4F",
        "accent5": "#E4F4EC",
        "accentContainer1": "#E6F6EE",
        "brandBase90": "#DDF1E6",
        "borderAccent1": "#0A6B4F",
        "borderAgentforce1": "#3E9478",
        "cloudBlue60": "#17A37B",
        "info1": "#0B5E73",
        "userMessageBubbleBackground": "#0A6B4F",
        "userMessageBubbleTextColor": "#FFFFFF"
      },
      "dark": {
        "surface1": "#141917",
        "surface2": "#222A27",
        "surfaceContainer1": "#212926",
        "surfaceContainer2": "#303A36",
        "border1": "#36413C",
        "accent1": "#5ED3A8",
        "accent3": "#12281F",
        "accent4": "#8FE3C4",
        "accent5": "#153A2D",
        "accentContainer1": "#0B261C",
        "brandBase90": "#153A2D",
        "borderAccent1": "#5ED3A8",
        "borderAgentforce1": "#6FBFA2",
        "cloudBlue60": "#4FD6AE",
        "info1": "#7CCBE0",
        "onSurfaceInverse1": "#0E1512",
        "userMessageBubbleBackground": "#1A6149",
        "userMessageBubbleTextColor": "#FFFFFF"
      },
      "displayNames": {
        "serviceAgentChatTitle": "Acme Assistant",
        "serviceAIAgentName": "Acme Assistant",
        "inputTextPlaceholder": "Ask me anything"
      }
    }
    """
}
