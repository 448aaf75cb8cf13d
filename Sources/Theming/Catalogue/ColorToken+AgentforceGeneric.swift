// Written by scripts/generate-names from the catalogue's tables.

/// The generic tokens, which components follow.
extension ColorToken {
  /// Primary page background.
  public static let surface1 = ColorToken(rawValue: "surface1")
  /// Secondary page background.
  public static let surface2 = ColorToken(rawValue: "surface2")
  /// Card and modal fill.
  public static let surfaceContainer1 = ColorToken(rawValue: "surfaceContainer1")
  /// Deeper container fill.
  public static let surfaceContainer2 = ColorToken(rawValue: "surfaceContainer2")
  /// Deepest container fill.
  public static let surfaceContainer3 = ColorToken(rawValue: "surfaceContainer3")
  /// Lowest-emphasis text and icons.
  public static let onSurface1 = ColorToken(rawValue: "onSurface1")
  /// Stronger text and icons.
  public static let onSurface2 = ColorToken(rawValue: "onSurface2")
  /// Further text and icon tone.
  public static let onSurface3 = ColorToken(rawValue: "onSurface3")
  /// Decorative lines and dividers.
  public static let border1 = ColorToken(rawValue: "border1")
  /// Outline of interactive controls.
  public static let border2 = ColorToken(rawValue: "border2")
  /// Interactive outline on dark ground.
  public static let borderInverse2 = ColorToken(rawValue: "borderInverse2")
  /// Outline of disabled box.
  public static let borderDisabled1 = ColorToken(rawValue: "borderDisabled1")
  /// Outline of error box.
  public static let borderError1 = ColorToken(rawValue: "borderError1")
  /// Outline of success box.
  public static let borderSuccess1 = ColorToken(rawValue: "borderSuccess1")
  /// Agentforce-specific outline.
  public static let borderAgentforce1 = ColorToken(rawValue: "borderAgentforce1")
  /// Interactive text and icon colour.
  public static let accent1 = ColorToken(rawValue: "accent1")
  /// Interactive colour, second step.
  public static let accent2 = ColorToken(rawValue: "accent2")
  /// Interactive colour, third step.
  public static let accent3 = ColorToken(rawValue: "accent3")
  /// Agentforce-specific accent.
  public static let accent4 = ColorToken(rawValue: "accent4")
  /// Agentforce-specific accent.
  public static let accent5 = ColorToken(rawValue: "accent5")
  /// Agentforce-specific accent (undescribed).
  public static let accent6 = ColorToken(rawValue: "accent6")
  /// Agentforce-specific accent (undescribed).
  public static let accent7 = ColorToken(rawValue: "accent7")
  /// Agentforce-specific accent (undescribed).
  public static let accent8 = ColorToken(rawValue: "accent8")
  /// Branded container fill.
  public static let accentContainer1 = ColorToken(rawValue: "accentContainer1")
  /// Content on an accent container.
  public static let onAccent1 = ColorToken(rawValue: "onAccent1")
  /// Error text and icons.
  public static let error1 = ColorToken(rawValue: "error1")
  /// Base error hue.
  public static let errorBase50 = ColorToken(rawValue: "errorBase50")
  /// Error box fill.
  public static let errorContainer1 = ColorToken(rawValue: "errorContainer1")
  /// Content on an error box.
  public static let onError1 = ColorToken(rawValue: "onError1")
  /// Success box fill.
  public static let successContainer1 = ColorToken(rawValue: "successContainer1")
  /// Content on a success box.
  public static let onSuccess1 = ColorToken(rawValue: "onSuccess1")
  /// Disabled fill for white controls.
  public static let disabledContainer1 = ColorToken(rawValue: "disabledContainer1")
  /// Disabled fill for grey controls.
  public static let disabledContainer2 = ColorToken(rawValue: "disabledContainer2")
  /// Content on disabledContainer1.
  public static let onDisabled1 = ColorToken(rawValue: "onDisabled1")
  /// Content on disabledContainer2.
  public static let onDisabled2 = ColorToken(rawValue: "onDisabled2")
  /// Base brand hue.
  public static let brandBase50 = ColorToken(rawValue: "brandBase50")
  /// Warning text.
  public static let feedbackWarning1 = ColorToken(rawValue: "feedbackWarning1")
  /// Warning box fill.
  public static let feedbackWarningContainer1 = ColorToken(rawValue: "feedbackWarningContainer1")
  /// Information text.
  public static let info1 = ColorToken(rawValue: "info1")
  /// Information box fill.
  public static let infoContainer1 = ColorToken(rawValue: "infoContainer1")
  /// Deprecated plain background.
  public static let backgroundColor = ColorToken(rawValue: "backgroundColor")
  /// Deprecated plain foreground.
  public static let foregroundColor = ColorToken(rawValue: "foregroundColor")
  /// Inverted container fill; unconfirmed on iOS.
  public static let surfaceContainerInverse1 = ColorToken(rawValue: "surfaceContainerInverse1")
  /// Content on inverted surface; unconfirmed on iOS.
  public static let onSurfaceInverse1 = ColorToken(rawValue: "onSurfaceInverse1")
  /// Branded fill, second or hover step; unconfirmed on iOS.
  public static let accentContainer2 = ColorToken(rawValue: "accentContainer2")
  /// Outline of branded box; unconfirmed on iOS.
  public static let borderAccent1 = ColorToken(rawValue: "borderAccent1")
  /// Outline of outlined button; unconfirmed on iOS.
  public static let borderAccent2 = ColorToken(rawValue: "borderAccent2")
  /// Stronger error fill; unconfirmed on iOS.
  public static let errorContainer2 = ColorToken(rawValue: "errorContainer2")
  /// Success text and icons; unconfirmed on iOS.
  public static let success1 = ColorToken(rawValue: "success1")
  /// Stronger success fill; unconfirmed on iOS.
  public static let successContainer2 = ColorToken(rawValue: "successContainer2")
  /// Disabled text and icons; unconfirmed on iOS.
  public static let disabled1 = ColorToken(rawValue: "disabled1")
  /// Warning text and icons; unconfirmed on iOS.
  public static let warning1 = ColorToken(rawValue: "warning1")
  /// Warning box fill; unconfirmed on iOS.
  public static let warningContainer1 = ColorToken(rawValue: "warningContainer1")
  /// Content on a warning box; unconfirmed on iOS.
  public static let onWarning1 = ColorToken(rawValue: "onWarning1")
  /// Information text (long name); unconfirmed on iOS.
  public static let information1 = ColorToken(rawValue: "information1")
  /// Information fill (long name); unconfirmed on iOS.
  public static let informationContainer1 = ColorToken(rawValue: "informationContainer1")
  /// Light brand step, no meaning; unconfirmed on iOS.
  public static let brandBase90 = ColorToken(rawValue: "brandBase90")
  /// Palette blue, no meaning; unconfirmed on iOS.
  public static let cloudBlue60 = ColorToken(rawValue: "cloudBlue60")
}
