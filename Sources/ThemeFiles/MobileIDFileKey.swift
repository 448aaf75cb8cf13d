/// The keys at the top of a MobileID theme file.
enum MobileIDFileKey: String, CaseIterable {
  case system
  case extends
  case name
  case version
  case colors
  case textStyles
  case strings

  /// Why a key that one might expect has no place in a MobileID theme; nil for any other.
  ///
  /// Source: MobileID theming guide, "Light And Dark Appearance", "Semantic Typography", "Brand
  /// Images And Custom Screens" and "Localize SDK Copy".
  static func explanation(of key: String) -> String? {
    switch key {
    case "icons", "icon", "logo", "logos", "images", "illustrations", "assets":
      "MobileID has no slot for a logo, an illustration or an icon. Show brand images in screens of"
        + " the app's own, and remove '\(key)'."
    case "fontFamilyName", "fontFamily", "fonts", "typography":
      "MobileID's text roles choose text styles of iOS, not a family or a size. Choose them under"
        + " 'textStyles', and remove '\(key)'."
    case "light": "MobileID takes one palette for both modes. Write its ten colours under 'colors'."
    case "dark":
      "MobileID derives its dark palette from the light one and takes no second. Remove 'dark'."
    case "mode": "MobileID follows the device's appearance. Remove 'mode'."
    case "supply", "overrides":
      "MobileID takes its palette in one way, with its configuration. Remove '\(key)'."
    case "dynamicFonts": "MobileID's fonts always follow the text size. Remove 'dynamicFonts'."
    case "dimensions", "shapes": "MobileID lets no theme set lengths. Remove '\(key)'."
    case "displayNames":
      "MobileID's texts stand in '.strings' tables. Name their folder under 'strings', and remove"
        + " 'displayNames'."
    default: nil
    }
  }
}
