import TintypePrimitives

extension Theme {
  /// Explains the token, text style, icon slot, display name or dimension of a name.
  ///
  /// Throws `UnknownNameError` with the nearest name if the SDK has none of that name.
  public func explain(_ name: String) throws(UnknownNameError) -> ThemeExplanation {
    if let definition = catalog.color(ColorToken(rawValue: name)) { return explain(definition) }
    if let definition = catalog.font(FontStyle(rawValue: name)) { return explain(definition) }
    if let definition = catalog.icon(IconSlot(rawValue: name)) { return explain(definition) }
    if let definition = catalog.word(WordSlot(rawValue: name)) { return explain(definition) }
    if let definition = catalog.dimension(name) { return explain(definition) }
    throw UnknownNameError(
      name, suggestion: Suggestion.nearest(to: name, among: catalog.names))
  }

  private func explain(_ definition: ColorDefinition) -> ThemeExplanation {
    let token = definition.token
    let values = ColorScheme.allCases.compactMap { scheme -> ThemeExplanation.Value? in
      guard let paint = resolveColors(scheme)[token], let origin = paint.origins.first else {
        return nil
      }
      return ThemeExplanation.Value(
        scheme: scheme, field: nil, text: paint.hexText, layer: origin.layer,
        chain: origin.names, position: origin.position)
    }
    let followers = catalog.colors.filter { $0.alias == token }.map(\.token.rawValue)
    return ThemeExplanation(
      kind: .color, name: token.rawValue,
      role: definition.group.map { "\($0) (\(definition.role))" } ?? definition.role,
      values: values, defaultText: definition.value.text, followers: followers,
      nameProvenance: definition.nameProvenance, valueProvenance: definition.valueProvenance,
      notes: [definition.reason].filter { !$0.isEmpty } + definition.value.notes)
  }

  private func explain(_ definition: FontDefinition) -> ThemeExplanation {
    let style = definition.style
    let layers = LayerStack(of: self, for: .font)
    let font = resolve(.light).fonts[style]
    var values: [ThemeExplanation.Value] = []
    func add<Found>(
      _ field: String, _ text: String?, _ found: (layer: ThemeLayer, setting: Setting<Found>)?,
      _ chain: [String] = []
    ) {
      guard let text else { return }
      values.append(
        ThemeExplanation.Value(
          scheme: nil, field: field, text: text, layer: found?.layer ?? .sdkDefault,
          chain: [style.rawValue] + chain, position: found?.setting.position))
    }
    let textStyle = layers.first { $0.fonts[style]?.textStyle }
    let own = layers.first { $0.fonts[style]?.familyName }
    let family = font?.familyName.map { $0.isEmpty ? "''" : $0 } ?? "system font"
    if own == nil, let theme = layers.first(\.fontFamilyName) {
      add("family", family, theme, ["fontFamilyName"])
    } else {
      add("family", family, own)
    }
    let size = layers.first { $0.fonts[style]?.size }
    add("size", font.map { "\(DecimalText.short($0.size)) pt" }, size)
    if let weight = layers.first({ $0.fonts[style]?.weight }) {
      add("weight", font.map { "\($0.weight)" }, weight)
    } else {
      add("weight", font.map { "\($0.weight)" }, textStyle)
    }
    let lineHeight = layers.first { $0.fonts[style]?.lineHeight } ?? size
    add("line height", font.map { "\(DecimalText.short($0.lineHeight)) pt" }, lineHeight)
    add("text style", font?.relativeTextStyle.rawValue, textStyle)
    return ThemeExplanation(
      kind: .font, name: style.rawValue,
      role: catalog.hasTextRoles ? "a role that takes a text style of iOS" : "a style of text",
      values: values,
      defaultText: "\(DecimalText.short(definition.size)) pt, weight \(definition.weight), line"
        + " height \(DecimalText.short(definition.lineHeight)) pt",
      followers: [], nameProvenance: .documented, valueProvenance: definition.provenance,
      notes: definition.metricsProvenance == .proposed
        ? ["line height, tracking and text style are proposed here"] : [])
  }

  private func explain(_ definition: IconDefinition) -> ThemeExplanation {
    let slot = definition.slot
    let values = ColorScheme.allCases.compactMap { scheme -> ThemeExplanation.Value? in
      resolve(scheme).icons[slot].map { icon in
        ThemeExplanation.Value(
          scheme: scheme, field: nil, text: icon.image.text, layer: icon.origin.layer,
          chain: icon.origin.names, position: icon.origin.position)
      }
    }
    var notes = definition.tints.map { tint in
      "in the \(tint.place) it takes the colour of '\(tint.token.rawValue)' (\(tint.provenance.phrase))"
    }
    if !definition.isTinted { notes.append("an image that a theme supplies keeps its colours") }
    if slot == .uiOptionsMenu {
      notes.append(
        "the 'more' glyph in citations and toxicity notices ignores it, as the guide says")
    }
    return ThemeExplanation(
      kind: .icon, name: slot.rawValue, role: definition.place ?? "place unknown", values: values,
      defaultText: "a glyph of ours", followers: [], nameProvenance: .documented,
      valueProvenance: .proposed, notes: notes)
  }

  private func explain(_ definition: WordDefinition) -> ThemeExplanation {
    let slot = definition.slot
    let values = resolve(.light).words[slot].map { word in
      [
        ThemeExplanation.Value(
          scheme: nil, field: nil, text: "'\(word.text)'", layer: word.origin.layer,
          chain: word.origin.names, position: word.origin.position)
      ]
    }
    var notes: [String] = []
    if definition.isFormat { notes.append("it carries one runtime value, which has to stay") }
    if let experience = definition.experience { notes.append("shown in: \(experience)") }
    return ThemeExplanation(
      kind: .word, name: slot.rawValue, role: definition.place, values: values ?? [],
      defaultText: "'\(definition.text)'", followers: [],
      nameProvenance: definition.nameProvenance, valueProvenance: definition.textProvenance,
      notes: notes)
  }

  private func explain(_ definition: DimensionDefinition) -> ThemeExplanation {
    let values = resolve(.light).dimensions[definition.name].map { dimension in
      [
        ThemeExplanation.Value(
          scheme: nil, field: nil, text: Self.points(dimension.value),
          layer: dimension.origin.layer, chain: dimension.origin.names,
          position: dimension.origin.position)
      ]
    }
    return ThemeExplanation(
      kind: .dimension, name: definition.name, role: definition.group.rawValue,
      values: values ?? [], defaultText: Self.points(definition.value), followers: [],
      nameProvenance: definition.nameProvenance, valueProvenance: definition.valueProvenance,
      notes: definition.isWidthLimit
        ? ["it caps agent-authored text, never the user's; numbers up to 0 are no limit"] : [])
  }

  static func points(_ value: Double?) -> String {
    value.map { "\(DecimalText.short($0)) pt" } ?? "unbounded"
  }
}

extension ThemeCatalog {
  /// All names: tokens, styles, slots, words, dimensions.
  public var names: [String] {
    colors.map(\.token.rawValue) + fonts.map(\.style.rawValue) + icons.map(\.slot.rawValue)
      + words.map(\.slot.rawValue) + dimensions.map(\.name)
  }
}
