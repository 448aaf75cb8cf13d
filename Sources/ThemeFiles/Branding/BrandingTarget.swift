import TintypeTheming

/// What a property of a BrandingSet sets.
///
/// How Agentforce Mobile names its properties is not public. The exact names of tokens, styles,
/// slots and words are taken, a scheme before or after them, and the sections of the payload before
/// that, with dots between: "accent1", "dark.accent1", "colors.light.accent1",
/// "typography.fontFamily", "bodyScale1Regular.fontSize", "icons.actionSend.dark",
/// "displayNames.serviceAIAgentName". "light_accent1" is read too. All of this is inferred.
enum BrandingTarget: Hashable {
  /// The two schemes.
  enum Scheme: String {
    case light
    case dark
  }

  /// A colour token; in both schemes without one.
  case color(String, Scheme?)
  case fontFamily
  /// A field of a text style.
  case style(String, field: String)
  /// An icon slot; the image for light, which serves dark too, without a scheme.
  case icon(String, Scheme?)
  case word(String)
  case notBrandable
  case unknown

  /// Reads the name of a property.
  init(_ property: String, catalog: ThemeCatalog) {
    var parts = property.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 1, let scheme = ["light_", "dark_"].first(where: property.hasPrefix) {
      parts = [String(scheme.dropLast()), String(property.dropFirst(scheme.count))]
    }
    let sections = Self.takeSections(&parts)
    let scheme = Self.takeScheme(&parts)
    func may(_ section: String) -> Bool { sections.isEmpty || sections == [section] }
    self = .unknown
    guard let name = parts.first else { return }
    if parts.count == 2 {
      guard scheme == nil, sections.isEmpty || sections.last == "styles",
        catalog.font(FontStyle(rawValue: name)) != nil
      else { return }
      self = .style(name, field: parts[1])
      return
    }
    guard parts.count == 1 else { return }
    if may("colors"), catalog.color(ColorToken(rawValue: name)) != nil {
      self = .color(name, scheme)
    } else if may("icons"), catalog.icon(IconSlot(rawValue: name)) != nil {
      self = .icon(name, scheme)
    } else if scheme == nil {
      if may("displayNames"), catalog.word(WordSlot(rawValue: name)) != nil {
        self = .word(name)
      } else if may("typography"), name == "fontFamily" || name == "fontFamilyName" {
        self = .fontFamily
      } else if sections.isEmpty, Self.isUnbrandable(name, catalog) {
        self = .notBrandable
      }
    }
  }

  /// All names that the catalogue gives properties, for suggestions.
  static func names(_ catalog: ThemeCatalog) -> [String] {
    catalog.colors.map(\.token.rawValue) + catalog.fonts.map(\.style.rawValue)
      + catalog.icons.map(\.slot.rawValue) + catalog.words.map(\.slot.rawValue) + ["fontFamily"]
  }

  private static func takeSections(_ parts: inout [String]) -> [String] {
    var sections: [String] = []
    while parts.count > 1, let first = parts.first,
      ["colors", "typography", "styles", "icons", "displayNames"].contains(first)
    {
      sections.append(first)
      parts.removeFirst()
    }
    return sections
  }

  private static func takeScheme(_ parts: inout [String]) -> Scheme? {
    guard parts.count > 1 else { return nil }
    if let scheme = Scheme(rawValue: parts[0]) {
      parts.removeFirst()
      return scheme
    }
    if let scheme = Scheme(rawValue: parts[parts.count - 1]) {
      parts.removeLast()
      return scheme
    }
    return nil
  }

  private static func isUnbrandable(_ name: String, _ catalog: ThemeCatalog) -> Bool {
    ["mode", "themeMode", "dynamicFonts", "dimensions", "shapes"].contains(name)
      || catalog.dimension(name) != nil
  }
}
