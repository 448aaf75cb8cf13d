import TintypeJSONText
import TintypePrimitives
import TintypeTheming

extension SectionReader {
  /// The values of a branding payload.
  mutating func branding() -> LayerContent {
    var content = LayerContent()
    for member in members(of: document.root, in: "branding") {
      switch member.key {
      case "colors": readColors(member, into: &content)
      case "typography": readTypography(member, into: &content)
      case "icons": content.icons = icons(member.value, in: member.key, hasTypes: true)
      case "displayNames": content.words = words(member.value, in: member.key)
      case "mode", "themeMode", "dynamicFonts", "dimensions", "shapes":
        report(
          .error, .notBrandable,
          "'\(member.key)' cannot be branded; the app's own theme decides it. Remove it.",
          at: member.keyPosition)
      case "$schema", "$comment", "$description": break
      default:
        reportUnknown(
          member.key, "a key of a branding payload", at: member.keyPosition,
          among: ["colors", "typography", "icons", "displayNames"],
          otherwise: "The keys are 'colors', 'typography', 'icons' and 'displayNames'.")
      }
    }
    return content
  }

  private mutating func readColors(_ colors: JSONMember, into content: inout LayerContent) {
    for member in members(of: colors.value, in: colors.key) {
      switch member.key {
      case "light": content.light = self.colors(member.value, in: member.key, order: .alphaLast)
      case "dark": content.dark = self.colors(member.value, in: member.key, order: .alphaLast)
      default:
        reportUnknown(
          member.key, "a colour scheme", at: member.keyPosition, among: ["light", "dark"],
          otherwise: "Use 'light' and 'dark'.")
      }
    }
  }

  private mutating func readTypography(_ typography: JSONMember, into content: inout LayerContent) {
    for member in members(of: typography.value, in: typography.key) {
      switch member.key {
      case "fontFamily": content.fontFamilyName = familyName(member)
      case "styles": content.fonts = fonts(member.value, in: member.key, fields: .branding)
      default:
        reportUnknown(
          member.key, "a key of 'typography'", at: member.keyPosition,
          among: ["fontFamily", "styles"], otherwise: "Use 'fontFamily' and 'styles'.")
      }
    }
  }
}
