import TintypePrimitives
import TintypeTheming

/// A theme in one scheme with icons that can all be drawn.
///
/// An icon whose picture is not there or broken counts as not set: branding or the SDK's default
/// gives the picture of its slot.
struct DrawableTheme {
  let resolved: ResolvedTheme
  /// The icons that were passed over, in the order of the catalogue.
  let brokenIcons: [BrokenIcon]

  init(_ theme: Theme, _ scheme: ColorScheme, _ locale: LocaleTag, _ images: ImageLibrary) {
    var theme = theme
    var broken: [BrokenIcon] = []
    func fault(_ setting: Setting<IconValue>?, _ slot: IconSlot) -> BrokenIcon? {
      guard let setting, case .file(let path) = setting.value.image(in: scheme),
        images.info(for: .file(path)) == nil
      else { return nil }
      return BrokenIcon(
        slot: slot, path: path, position: setting.position, fault: images.faults[path])
    }
    for definition in theme.catalog.icons {
      let slot = definition.slot
      if let icon = fault(theme.overrides.icons[slot], slot) {
        broken.append(icon)
        theme.overrides.icons[slot] = nil
      }
      if theme.overrides.icons[slot] == nil, let icon = fault(theme.branding?.icons[slot], slot) {
        broken.append(icon)
        theme.branding?.icons[slot] = nil
      }
    }
    brokenIcons = broken
    resolved = theme.resolve(scheme, locale: locale.text)
  }
}
