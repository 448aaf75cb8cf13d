/// The glyphs that ship with the package, drawn for it on a grid of 24 by 24.
///
/// Strokes and fills are `currentColor`, so that a tint paints the whole glyph.
public enum BuiltInIcon {
  /// The glyphs of the SDK's icon slots, named after the slot, in order of name.
  public static let slotNames = [
    "actionAttachFile", "actionAttachPhoto", "actionDelete", "actionDownload", "actionSend",
    "actionTakePhoto", "aiAgent", "humanAgent", "iconClearChat", "iconClose", "iconCopy",
    "iconFeedbackNegative", "iconFeedbackPositive", "iconForm", "iconImagePlaceholder", "iconPDF",
    "iconSecureForm", "iconWebLink", "statusError", "statusFailed", "statusWarning", "uiAdd",
    "uiOptionsMenu",
  ]

  /// The glyphs that the SDK draws itself, outside any slot, in order of name.
  public static let ownNames = [
    "backspace", "bubble", "calendar", "captions", "card", "check", "checkCircle", "chevronBack",
    "chevronDown",
    "chevronForward", "chevronUp", "document", "door", "external", "face", "info", "microphone",
    "microphoneOff", "order", "pause", "phone", "play", "refresh", "return", "search", "shield",
    "shift", "sparkle", "voiceWave",
  ]

  /// The drawn pictures that stand in for the user's, in order of name; they keep their colours.
  public static let pictureNames = ["pictureGrinder", "pictureKettle", "pictureLandscape"]

  /// The names of all glyphs and pictures: those of the slots, then the others.
  public static var names: [String] { slotNames + ownNames + pictureNames }

  /// Returns the SVG document of a glyph; nil if there is none of that name.
  public static func svg(_ name: String) -> String? {
    if let picture = picture(name) { return "\(picture)" }
    guard let body = slotDrawing(name) ?? ownDrawing(name) else { return nil }
    return "\(opening)\(body)</svg>"
  }

  /// The width and height of a glyph or picture in points.
  public static func size(_ name: String) -> (width: Double, height: Double) {
    switch name {
    case "pictureGrinder": (358, 140)
    case "pictureKettle": (240, 136)
    case "pictureLandscape": (390, 520)
    default: (24, 24)
    }
  }

  /// Whether a glyph points along the line of reading, so that right to left flips it.
  public static func isDirectional(_ name: String) -> Bool {
    switch name {
    case "chevronBack", "chevronForward", "door", "external", "return": true
    default: false
    }
  }

  private static let opening = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" \
    stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">
    """
}
