import TintypeJSONText
import TintypePrimitives
import TintypeTheming

extension SectionReader {
  /// The bag of overrides that a configuration has beside its theme manager.
  mutating func bag(_ bag: JSONMember) -> Setting<LayerContent> {
    var content = LayerContent()
    for member in members(of: bag.value, in: bag.key) {
      guard let key = ThemeFileKey(rawValue: member.key), key.isContent || key.isManagerOnly else {
        let keys = ThemeFileKey.allCases.filter(\.isContent).map(\.rawValue)
        reportUnknown(
          member.key, "a key of 'overrides'", at: member.keyPosition, among: keys,
          otherwise: "The keys are \(keys.map { "'\($0)'" }.joined(separator: ", ")).")
        continue
      }
      if key.isManagerOnly {
        report(
          .error, .managerOnlyKey,
          "A bag of overrides has no '\(member.key)'. Move it out of 'overrides', or remove it.",
          at: member.keyPosition)
        continue
      }
      read(member, key, into: &content)
    }
    return Setting(content, at: document.place(bag.keyPosition))
  }

  /// Reads a section that both a manager and a bag have.
  mutating func read(
    _ member: JSONMember, _ key: ThemeFileKey, into content: inout LayerContent
  ) {
    let value = member.value
    switch key {
    case .light: content.light = colors(value, in: member.key, order: .alphaLast)
    case .dark: content.dark = colors(value, in: member.key, order: .alphaLast)
    case .fontFamilyName: content.fontFamilyName = familyName(member)
    case .fonts: content.fonts = fonts(value, in: member.key, fields: .theme)
    case .icons: content.icons = icons(value, in: member.key)
    case .displayNames: content.words = words(value, in: member.key)
    case .system, .supply, .extends, .name, .version, .mode, .dynamicFonts, .dimensions, .shapes,
      .overrides:
      preconditionFailure("'\(member.key)' is no section of values")
    }
  }
}
