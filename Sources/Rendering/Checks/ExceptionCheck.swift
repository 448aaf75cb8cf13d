import TintypeLayoutEngine
import TintypeMockups
import TintypePrimitives
import TintypeTheming

/// Notes the glyph that stays the SDK's own although the theme replaces its slot.
///
/// Source: Agentforce theming guide, "Known gap": the "more" glyph in citations and toxicity notices
/// ignores `uiOptionsMenu`.
struct ExceptionCheck {
  private let glyph: ContentHash?
  private let setting: Setting<IconValue>?

  init(_ theme: Theme) {
    let slot = IconSlot.uiOptionsMenu
    setting = theme.overrides.icons[slot] ?? theme.branding?.icons[slot]
    glyph = setting == nil ? nil : BuiltInIcon.svg(slot.rawValue).map { ContentHash(of: $0) }
  }

  func findings(_ list: DisplayList) -> [PictureFinding] {
    guard let glyph, let setting else { return [] }
    for (command, entry) in zip(list.commands, list.entries) {
      guard case .image(glyph, let rect, _, _) = command,
        !entry.origins.contains(where: { $0.kind == .icon })
      else { continue }
      return [
        PictureFinding(
          Problem(
            .note, .documentedException,
            "the 'more' glyph at \(rect.place) is the SDK's own, although the theme sets"
              + " 'uiOptionsMenu': in citations and toxicity notices it does not follow the slot, as"
              + " the SDK's guide says. Nothing is to be done.", at: setting.position),
          subject: IconSlot.uiOptionsMenu.rawValue, area: rect)
      ]
    }
    return []
  }
}
