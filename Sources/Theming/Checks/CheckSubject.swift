import TintypePrimitives

/// A theme with what several checks need of it.
struct CheckSubject {
  let theme: Theme
  let light: [ColorToken: Paint]
  let dark: [ColorToken: Paint]
  /// The tokens that follow a token, in the order of the catalogue.
  let followers: [ColorToken: [ColorToken]]
  /// The tokens that are drawn on another or under one, whether or not others follow them.
  let drawn: Set<ColorToken>

  init(_ theme: Theme) {
    self.theme = theme
    light = theme.resolveColors(.light)
    dark = theme.resolveColors(.dark)
    var followers: [ColorToken: [ColorToken]] = [:]
    for definition in theme.catalog.colors {
      if let alias = definition.alias { followers[alias, default: []].append(definition.token) }
    }
    self.followers = followers
    drawn = Set(theme.system.contrastPairs.flatMap { [$0.foreground, $0.background] })
  }

  var catalog: ThemeCatalog { theme.catalog }

  /// The paints of a scheme.
  func colors(in scheme: ColorScheme) -> [ColorToken: Paint] {
    switch scheme {
    case .light: light
    case .dark: dark
    }
  }

  /// The branding that has a say in colours and fonts; nil under a theme manager.
  var mergedBranding: LayerContent? {
    theme.supply == .customManager || !theme.system.isBrandable ? nil : theme.branding
  }

  /// The paint that a token would have if the override did not set it.
  func paintWithoutOverride(_ definition: ColorDefinition, in scheme: ColorScheme) -> Paint? {
    if let setting = mergedBranding?.colors(in: scheme)[definition.token] {
      return setting.value.paint(in: scheme)
    }
    switch definition.value {
    case .alias(let token): return colors(in: scheme)[token]
    case .fixed(let paint): return paint
    case .perScheme(let light, let dark): return scheme == .light ? light : dark
    case .derived(let light, _): return scheme == .light ? light : nil
    }
  }
}
