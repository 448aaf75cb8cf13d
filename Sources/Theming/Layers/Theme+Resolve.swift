public import TintypePrimitives

extension Theme {
  /// The theme in one scheme: every name of the SDK with its value and its origin.
  ///
  /// Precedence holds token by token: override, branding, SDK default. A default that is an alias is
  /// followed through all layers in the same scheme. Names the SDK does not have are passed over.
  /// `locale` is the language of the words, as in "pt-BR"; `vibrancy` is what MobileID is assumed
  /// to do in dark.
  public func resolve(
    _ scheme: ColorScheme, locale: String = "en", vibrancy: Vibrancy = .proposed
  ) -> ResolvedTheme {
    ResolvedTheme(
      name: name, scheme: scheme, colors: resolveColors(scheme, vibrancy: vibrancy),
      fonts: resolveFonts(), icons: resolveIcons(scheme), words: resolveWords(locale),
      dimensions: resolveDimensions(), supply: Setting(supply, at: supplyPosition))
  }

  /// The paint of every token in a scheme.
  func resolveColors(
    _ scheme: ColorScheme, vibrancy: Vibrancy = .proposed
  ) -> [ColorToken: Paint] {
    let layers = LayerStack(of: self, for: .color)
    let derived = DerivedColors(catalog: catalog, layers: layers, vibrancy: vibrancy)
    var colors: [ColorToken: Paint] = [:]
    colors.reserveCapacity(catalog.colors.count)
    for definition in catalog.colors {
      if case .derived(let light, let rule) = definition.value {
        colors[definition.token] = derived.paint(
          of: definition.token, light: light, rule: rule, in: scheme)
      } else {
        colors[definition.token] = resolve(definition, [], layers, scheme)
      }
    }
    return colors
  }

  private func resolve(
    _ definition: ColorDefinition, _ followers: [String], _ layers: LayerStack,
    _ scheme: ColorScheme
  ) -> Paint {
    let names = followers + [definition.token.rawValue]
    if let (layer, setting) = layers.first({ $0.colors(in: scheme)[definition.token] }) {
      var paint = setting.value.paint(in: scheme)
      paint.origins = [
        Origin(kind: .color, names: names, layer: layer, position: setting.position)
      ]
      return paint
    }
    var paint: Paint
    switch definition.value {
    case .alias(let token):
      guard let target = catalog.color(token) else {
        preconditionFailure("'\(definition.token.rawValue)' follows '\(token.rawValue)', no token")
      }
      return resolve(target, names, layers, scheme)
    case .fixed(let value): paint = value
    case .perScheme(let light, let dark): paint = scheme == .light ? light : dark
    case .derived: preconditionFailure("'\(names[0])' follows a token of another system")
    }
    paint.origins = [Origin(kind: .color, names: names, layer: .sdkDefault)]
    return paint
  }

  private func resolveFonts() -> [FontStyle: ResolvedFont] {
    let layers = LayerStack(of: self, for: .font)
    let family = layers.first(\.fontFamilyName)
    var fonts: [FontStyle: ResolvedFont] = [:]
    for definition in catalog.fonts {
      let style = definition.style
      var font = ResolvedFont(
        style: style, familyName: nil, weight: definition.weight, size: definition.size,
        lineHeight: definition.lineHeight, tracking: definition.tracking,
        relativeTextStyle: definition.relativeTextStyle, isDynamic: hasDynamicFonts,
        hasTextStyleSizes: catalog.hasTextRoles, origins: [])
      func origin<Value>(
        _ found: (layer: ThemeLayer, setting: Setting<Value>), _ name: String? = nil
      ) -> Origin {
        Origin(
          kind: .font, names: [style.rawValue] + (name.map { [$0] } ?? []), layer: found.layer,
          position: found.setting.position)
      }
      if let found = layers.first({ $0.fonts[style]?.textStyle }) {
        let textStyle = found.setting.value
        font.relativeTextStyle = textStyle
        font.size = DynamicType.size(of: textStyle, at: .large)
        font.lineHeight = DynamicType.leading(of: textStyle, at: .large)
        font.weight = DynamicType.weight(of: textStyle)
        font.origins.append(origin(found))
      }
      if let own = layers.first({ $0.fonts[style]?.familyName }) {
        font.familyName = own.setting.value
        font.origins.append(origin(own))
      } else if let family {
        font.familyName = family.setting.value
        font.origins.append(origin(family, "fontFamilyName"))
      }
      if let size = layers.first({ $0.fonts[style]?.size }) {
        let factor = size.setting.value / definition.size
        font.size = size.setting.value
        font.lineHeight = definition.lineHeight * factor
        font.tracking = definition.tracking * factor
        font.origins.append(origin(size))
      }
      if let weight = layers.first({ $0.fonts[style]?.weight }) {
        font.weight = weight.setting.value
        font.origins.append(origin(weight))
      }
      if let lineHeight = layers.first({ $0.fonts[style]?.lineHeight }) {
        font.lineHeight = lineHeight.setting.value
        font.origins.append(origin(lineHeight))
      }
      font.origins.append(Origin(kind: .font, names: [style.rawValue], layer: .sdkDefault))
      fonts[style] = font
    }
    return fonts
  }

  private func resolveIcons(_ scheme: ColorScheme) -> [IconSlot: ResolvedIcon] {
    let layers = LayerStack(of: self, for: .icon)
    var icons: [IconSlot: ResolvedIcon] = [:]
    for definition in catalog.icons {
      let slot = definition.slot
      let names = [slot.rawValue]
      if let (layer, setting) = layers.first({ $0.icons[slot] }) {
        icons[slot] = ResolvedIcon(
          slot: slot, image: setting.value.image(in: scheme), isTemplate: definition.isTinted,
          origin: Origin(kind: .icon, names: names, layer: layer, position: setting.position))
      } else {
        icons[slot] = ResolvedIcon(
          slot: slot, image: .builtIn(slot.rawValue), isTemplate: true,
          origin: Origin(kind: .icon, names: names, layer: .sdkDefault))
      }
    }
    return icons
  }

  private func resolveWords(_ locale: String) -> [WordSlot: ResolvedWord] {
    let layers = LayerStack(of: self, for: .word)
    var words: [WordSlot: ResolvedWord] = [:]
    for definition in catalog.words {
      let slot = definition.slot
      let names = [slot.rawValue]
      let found = layers.first { content in
        content.words[slot].flatMap { definition.accepts($0.value) ? $0 : nil }
      }
      if let (layer, setting) = found {
        words[slot] = ResolvedWord(
          slot: slot, text: setting.value,
          origin: Origin(kind: .word, names: names, layer: layer, position: setting.position))
      } else {
        words[slot] = ResolvedWord(
          slot: slot, text: definition.text,
          origin: Origin(kind: .word, names: names, layer: .sdkDefault))
      }
    }
    guard catalog.takesUnknownWords else { return words }
    for (slot, word) in translatedWords(locale) where words[slot]?.origin.layer != .override {
      words[slot] = word
    }
    for (slot, setting) in overrides.words where words[slot] == nil {
      words[slot] = ResolvedWord(
        slot: slot, text: setting.value,
        origin: Origin(
          kind: .word, names: [slot.rawValue], layer: .override, position: setting.position))
    }
    return words
  }

  private func resolveDimensions() -> [String: ResolvedDimension] {
    let layers = LayerStack(of: self, for: .dimension)
    var dimensions: [String: ResolvedDimension] = [:]
    for definition in catalog.dimensions {
      let name = definition.name
      let found = layers.first { content in
        content.dimensions[name].flatMap { $0.value?.isFinite ?? true ? $0 : nil }
      }
      guard let (layer, setting) = found else {
        dimensions[name] = ResolvedDimension(
          name: name, value: definition.value,
          origin: Origin(kind: .dimension, names: [name], layer: .sdkDefault))
        continue
      }
      var value = setting.value
      if let points = value, definition.isWidthLimit, points <= 0 { value = nil }
      dimensions[name] = ResolvedDimension(
        name: name, value: value,
        origin: Origin(
          kind: .dimension, names: [name], layer: layer, position: setting.position))
    }
    return dimensions
  }
}
