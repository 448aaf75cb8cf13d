import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A theme of one colour, font, icon and word, each with its origin.
enum SampleTheme {
  static let color = ColorToken(rawValue: "buttonBackground")
  static let style = FontStyle(rawValue: "body")
  static let icon = IconSlot(rawValue: "iconSend")
  static let word = WordSlot(rawValue: "send")

  static let colorOrigin = Origin(
    kind: .color, names: ["buttonBackground", "accent1"], layer: .override,
    position: FilePosition(file: "acme.theme.json", line: 12))
  static let fontOrigin = Origin(kind: .font, names: ["body"], layer: .branding)
  static let iconOrigin = Origin(kind: .icon, names: ["iconSend"], layer: .sdkDefault)
  static let wordOrigin = Origin(kind: .word, names: ["send"], layer: .override)

  static let theme = ResolvedTheme(
    name: "acme", scheme: .light,
    colors: [color: Paint(hex: 0x0A84FF, origins: [colorOrigin])],
    fonts: [
      style: ResolvedFont(
        style: style, familyName: "Acme Sans", weight: 500, size: 16, lineHeight: 24, tracking: 0,
        relativeTextStyle: .body, isDynamic: true, origins: [fontOrigin])
    ],
    icons: [
      icon: ResolvedIcon(
        slot: icon, image: .builtIn("icon"), isTemplate: true, origin: iconOrigin)
    ],
    words: [word: ResolvedWord(slot: word, text: "Send", origin: wordOrigin)],
    dimensions: [:])
}
