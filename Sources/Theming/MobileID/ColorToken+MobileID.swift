/// The ten colours of MobileID.
extension ColorToken {
  /// Brand fill: primary button, navigation tint, selected segment.
  public static let primary = ColorToken(rawValue: "primary")
  /// Interactive accent: links, plain and secondary buttons, focus ring, switch on.
  public static let secondary = ColorToken(rawValue: "secondary")
  /// Main text and icons; the background in dark.
  public static let grayscaleDark = ColorToken(rawValue: "grayscaleDark")
  /// Supporting text.
  public static let grayscaleMediumDark = ColorToken(rawValue: "grayscaleMediumDark")
  /// Placeholder, hint and disabled text.
  public static let grayscaleMedium = ColorToken(rawValue: "grayscaleMedium")
  /// Borders, dividers, disabled fill, control track.
  public static let grayscaleLight = ColorToken(rawValue: "grayscaleLight")
  /// Error.
  public static let accentRed = ColorToken(rawValue: "accentRed")
  /// Warning.
  public static let accentOrange = ColorToken(rawValue: "accentOrange")
  /// Success.
  public static let accentGreen = ColorToken(rawValue: "accentGreen")
  /// Screen, card and popup surface.
  public static let background = ColorToken(rawValue: "background")
}
