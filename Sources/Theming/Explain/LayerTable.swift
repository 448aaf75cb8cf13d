public import TintypePrimitives

/// What each layer of a theme has for each name: override, branding, default.
public struct LayerTable: Hashable, Sendable {
  /// A name in one scheme.
  public struct Row: Hashable, Sendable {
    /// What sort of value it is.
    public let kind: Origin.Kind
    /// The name; that of a text style ends in its field, as in "bodyScale1Bold size".
    public let name: String
    /// The scheme of a colour; nil for other kinds.
    public let scheme: ColorScheme?
    /// What the app sets.
    public let override: String?
    /// What the org's branding sets, whether or not it has a say.
    public let branding: String?
    /// What the SDK has, through the alias if it follows one.
    public let sdkDefault: String
    /// The layer whose value shows; that of the input where the name follows one.
    public let winner: ThemeLayer
    /// The name that it follows to the value that shows; nil where it has one of its own.
    public let input: String?
  }

  /// Colours by scheme, fonts, icons, words, dimensions; each in the order of the catalogue.
  public let rows: [Row]

  /// Lists the names that a layer sets, or all of them.
  public init(_ theme: Theme, all: Bool = false) {
    let rows =
      Self.colors(theme) + Self.fonts(theme) + Self.icons(theme) + Self.words(theme)
      + Self.dimensions(theme)
    self.rows = all ? rows : rows.filter { $0.override != nil || $0.branding != nil }
  }

  private static func colors(_ theme: Theme) -> [Row] {
    let plain = Theme(system: theme.system, catalog: theme.catalog)
    return ColorScheme.allCases.flatMap { scheme -> [Row] in
      let colors = theme.resolveColors(scheme)
      let defaults = plain.resolveColors(scheme)
      return theme.catalog.colors.map { definition in
        let token = definition.token
        func text(_ content: LayerContent?) -> String? {
          content?.colors(in: scheme)[token]?.value.paint(in: scheme).hexText
        }
        let hex = defaults[token]?.hexText ?? ""
        let origin = colors[token]?.origins.first
        return Row(
          kind: .color, name: token.rawValue, scheme: scheme, override: text(theme.overrides),
          branding: text(theme.branding),
          sdkDefault: definition.alias.map { "\($0.rawValue) \(hex)" } ?? hex,
          winner: origin?.layer ?? .sdkDefault,
          input: origin.flatMap { $0.names.count > 1 ? $0.input : nil })
      }
    }
  }

  private static func fonts(_ theme: Theme) -> [Row] {
    let layers = LayerStack(of: theme, for: .font)
    func row<Value>(
      _ name: String, _ sdkDefault: String, _ setting: (LayerContent) -> Setting<Value>?,
      _ text: (Value) -> String
    ) -> Row {
      Row(
        kind: .font, name: name, scheme: nil,
        override: setting(theme.overrides).map { text($0.value) },
        branding: theme.branding.flatMap(setting).map { text($0.value) }, sdkDefault: sdkDefault,
        winner: layers.first(setting)?.layer ?? .sdkDefault, input: nil)
    }
    let points = { (value: Double) in DecimalText.short(value) }
    var rows: [Row] = []
    if !theme.catalog.hasTextRoles {
      rows.append(row("fontFamilyName", "system font", { $0.fontFamilyName }, { $0 }))
    }
    for definition in theme.catalog.fonts {
      let style = definition.style
      let name = style.rawValue
      if theme.catalog.hasTextRoles {
        rows.append(
          row(
            name, definition.relativeTextStyle.rawValue, { $0.fonts[style]?.textStyle },
            \.rawValue))
        continue
      }
      rows += [
        row("\(name) family", "system font", { $0.fonts[style]?.familyName }, { $0 }),
        row("\(name) size", points(definition.size), { $0.fonts[style]?.size }, points),
        row("\(name) weight", "\(definition.weight)", { $0.fonts[style]?.weight }, { "\($0)" }),
        row(
          "\(name) line height", points(definition.lineHeight), { $0.fonts[style]?.lineHeight },
          points),
      ]
    }
    return rows
  }

  private static func icons(_ theme: Theme) -> [Row] {
    let icons = theme.resolve(.light).icons
    return theme.catalog.icons.map { definition in
      let slot = definition.slot
      return Row(
        kind: .icon, name: slot.rawValue, scheme: nil,
        override: theme.overrides.icons[slot]?.value.text,
        branding: theme.branding?.icons[slot]?.value.text, sdkDefault: slot.rawValue,
        winner: icons[slot]?.origin.layer ?? .sdkDefault, input: nil)
    }
  }

  private static func words(_ theme: Theme) -> [Row] {
    let words = theme.resolve(.light).words
    return theme.catalog.words.map { definition in
      let slot = definition.slot
      return Row(
        kind: .word, name: slot.rawValue, scheme: nil,
        override: theme.overrides.words[slot]?.value, branding: theme.branding?.words[slot]?.value,
        sdkDefault: definition.text, winner: words[slot]?.origin.layer ?? .sdkDefault,
        input: nil)
    }
  }

  private static func dimensions(_ theme: Theme) -> [Row] {
    let dimensions = theme.resolve(.light).dimensions
    return theme.catalog.dimensions.map { definition in
      let name = definition.name
      return Row(
        kind: .dimension, name: name, scheme: nil,
        override: theme.overrides.dimensions[name].map { Theme.points($0.value) },
        branding: theme.branding?.dimensions[name].map { Theme.points($0.value) },
        sdkDefault: Theme.points(definition.value),
        winner: dimensions[name]?.origin.layer ?? .sdkDefault, input: nil)
    }
  }
}
