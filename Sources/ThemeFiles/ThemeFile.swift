import TintypePrimitives
import TintypeTheming

/// What one theme file says, before what it extends is merged under it.
struct ThemeFile {
  var system: ThemeSystem?
  var name: String?
  var version: String?
  var supply: Setting<ThemeSupply>?
  var mode: ThemeMode?
  var hasDynamicFonts: Bool?
  var content = LayerContent()
  /// The bag beside a theme manager.
  var bag: Setting<LayerContent>?
  /// The folder of a MobileID theme's texts.
  var strings: Setting<String>?

  /// The file over `parent`, as a subclass over its class.
  func merged(over parent: ThemeFile) -> ThemeFile {
    var result = self
    result.supply = supply ?? parent.supply
    result.mode = mode ?? parent.mode
    result.hasDynamicFonts = hasDynamicFonts ?? parent.hasDynamicFonts
    result.content = parent.content
    result.content.merge(content)
    result.strings = strings ?? parent.strings
    result.bag = bag ?? parent.bag
    if let bag, var merged = parent.bag {
      merged.value.merge(bag.value)
      merged.position = bag.position
      result.bag = merged
    }
    return result
  }
}
