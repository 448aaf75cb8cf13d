import TintypePrimitives

extension ThemeCatalog {
  /// The catalogue of the MobileID SDK for iOS.
  ///
  /// Source: MobileID theming guide. Its colours are those of the guide's sample palette, since the
  /// SDK's own are not public; roles and English texts are proposed.
  public static let mobileid = ThemeCatalog(
    colors: MobileIDTables.colors.map { row in
      ColorDefinition(
        token: row.token, group: nil, role: row.role,
        value: .derived(light: Paint(hex: row.light), dark: row.dark),
        nameProvenance: .documented, valueProvenance: .vendorSample,
        reason: "the guide's sample palette; the SDK's own default is not public")
    },
    fonts: MobileIDTables.roles.map { style, textStyle in
      FontDefinition(
        style: style, size: DynamicType.size(of: textStyle, at: .large),
        weight: DynamicType.weight(of: textStyle),
        lineHeight: DynamicType.leading(of: textStyle, at: .large), tracking: 0,
        relativeTextStyle: textStyle, provenance: .vendorSample, metricsProvenance: .documented)
    },
    icons: [],
    words: MobileIDTables.words.map { slot, place, text in
      WordDefinition(
        slot: slot, text: text, place: place, experience: nil, isFormat: text.contains("%@"),
        nameProvenance: .documented, textProvenance: .proposed)
    },
    dimensions: [],
    missing: [
      MissingName(
        kind: .word, count: 1,
        note: "The guide names four keys; the rest stand in the English tables of the SDK's"
          + " modules, which --sdk-strings reads.")
    ],
    takesUnknownWords: true, hasTextRoles: true)

  /// The pairs of MobileID colours that are drawn on each other.
  ///
  /// The guide asks for `secondary` on `background` and for text on `background` and on
  /// `grayscaleDark`; text on `grayscaleDark` has the colour of `background` in light, and what the
  /// guide calls `grayscaleDark` is the background in dark. The rest is proposed, after the roles.
  public static let mobileidContrast = MobileIDTables.pairs
}
