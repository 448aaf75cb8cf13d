import TintypePrimitives
import TintypeTheming

/// What one theme file says, before what it extends is merged under it.
struct ThemeFile {
  var name: String?
  var version: String?
  var supply: ThemeSupply?
  var mode: ThemeMode?
  var hasDynamicFonts: Bool?
  var content = LayerContent()

  /// The file over `parent`, as a subclass over its class.
  func merged(over parent: ThemeFile) -> ThemeFile {
    var result = self
    result.supply = supply ?? parent.supply
    result.mode = mode ?? parent.mode
    result.hasDynamicFonts = hasDynamicFonts ?? parent.hasDynamicFonts
    result.content = parent.content
    result.content.merge(content)
    return result
  }
}
