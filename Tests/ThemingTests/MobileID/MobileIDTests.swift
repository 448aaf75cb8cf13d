import Testing
import TintypePrimitives
import TintypeTheming

@Suite struct MobileIDTests {
  let catalog = ThemeCatalog.mobileid
  let place = FilePosition(file: "brand.theme.json", line: 3, column: 5)

  func palette(_ colors: [ColorToken: UInt32]) -> Theme {
    Theme(
      system: .mobileid,
      overrides: LayerContent(
        light: colors.mapValues { Setting(ColorValue(Paint(hex: $0)), at: place) }))
  }

  func hex(_ theme: Theme, _ scheme: ColorScheme) -> [String] {
    let colors = theme.resolve(scheme).colors
    return catalog.colors.compactMap { colors[$0.token]?.hexText }
  }

  @Test func `the catalogue has ten colours, seven roles and no icon`() {
    #expect(
      catalog.colors.map(\.token.rawValue) == [
        "primary", "secondary", "grayscaleDark", "grayscaleMediumDark", "grayscaleMedium",
        "grayscaleLight", "accentRed", "accentOrange", "accentGreen", "background",
      ])
    #expect(
      catalog.fonts.map { "\($0.style.rawValue) \($0.relativeTextStyle) \($0.size) \($0.weight)" }
        == [
          "largeTitleStyle largeTitle 34.0 400", "titleStyle title1 28.0 400",
          "title3Style title3 20.0 400", "headlineStyle headline 17.0 600",
          "bodyStyle body 17.0 400", "calloutStyle callout 16.0 400",
          "footnoteStyle footnote 13.0 400",
        ])
    #expect(catalog.icons.isEmpty)
    #expect(catalog.dimensions.isEmpty)
    #expect(catalog.words.map(\.slot.rawValue).count == 4)
    #expect(catalog.colors.allSatisfy { $0.nameProvenance == .documented })
    #expect(catalog.colors.allSatisfy { $0.valueProvenance == .vendorSample })
  }

  @Test func `dark is derived from the light palette as the worked example is`() {
    #expect(
      hex(palette([:]), .light) == [
        "#1F3A8A", "#2563EB", "#0F172A", "#334155", "#64748B", "#CBD5E1", "#DC2626", "#EA580C",
        "#16A34A", "#FFFFFF",
      ])
    #expect(
      hex(palette([:]), .dark) == [
        "#2A4AA4", "#3877FF", "#FFFFFF", "#CBD5E1", "#64748B", "#334155", "#DC2626", "#FF6D2E",
        "#16A34A", "#0F172A",
      ])
  }

  @Test(
    arguments: [
      (.identity, ["#1F3A8A", "#2563EB", "#EA580C"]),
      (.hsbStep, ["#17399F", "#135DFF", "#FF5700"]),
      (.oklchStep, ["#2A4AA4", "#3877FF", "#FF6D2E"]),
      (.oklchStrong, ["#3456B2", "#4D87FF", "#FF8657"]),
    ] as [(Vibrancy, [String])])
  func `each assumed amount of vibrancy gives the worked colours`(
    vibrancy: Vibrancy, expected: [String]
  ) {
    let colors = palette([:]).resolve(.dark, vibrancy: vibrancy).colors
    #expect(
      [ColorToken.primary, .secondary, .accentOrange].map { colors[$0]?.hexText } == expected)
    #expect(Vibrancy.proposed == .oklchStep)
  }

  @Test func `every dark rule reads the light palette and none another's result`() {
    let colors = palette([
      .grayscaleDark: 0x111111, .grayscaleLight: 0xEEEEEE, .grayscaleMediumDark: 0x444444,
    ]).resolve(.dark).colors
    #expect(colors[.grayscaleDark]?.hexText == "#FFFFFF")
    #expect(colors[.background]?.hexText == "#111111")
    #expect(colors[.grayscaleLight]?.hexText == "#444444")
    #expect(colors[.grayscaleMediumDark]?.hexText == "#EEEEEE")
  }

  @Test func `a derived colour names the light colour that it comes from`() {
    let colors = palette([.grayscaleDark: 0x111111, .primary: 0x222222]).resolve(.dark).colors
    #expect(
      colors[.background]?.origins == [
        Origin(
          kind: .color, names: ["background", "grayscaleDark"], layer: .override, position: place)
      ])
    #expect(
      colors[.primary]?.origins == [
        Origin(kind: .color, names: ["primary"], layer: .override, position: place)
      ])
    #expect(
      colors[.grayscaleDark]?.origins == [
        Origin(kind: .color, names: ["grayscaleDark"], layer: .sdkDefault)
      ])
    #expect(
      colors[.grayscaleLight]?.origins.first?.names == ["grayscaleLight", "grayscaleMediumDark"])
  }

  @Test func `a second palette for dark and org branding change nothing`() {
    var theme = palette([.primary: 0x336699])
    let before = hex(theme, .dark)
    theme.overrides.dark = [.primary: Setting(ColorValue(Paint(hex: 0xFF0000)))]
    theme.branding = LayerContent(light: [.secondary: Setting(ColorValue(Paint(hex: 0xFF0000)))])
    #expect(hex(theme, .dark) == before)
    #expect(theme.resolve(.light).colors[.secondary]?.hexText == "#2563EB")
  }

  @Test func `a vibrant colour keeps its alpha`() {
    let half = Paint(hex: 0x1F3A8A, alpha: 0.5)
    #expect(Vibrancy.oklchStep.applied(to: half) == Paint(hex: 0x2A4AA4, alpha: 0.5))
    #expect(Vibrancy.hsbStep.applied(to: half) == Paint(hex: 0x17399F, alpha: 0.5))
  }

  @Test func `a very light colour does not become darker by being made vibrant`() {
    let pale = Paint(hex: 0xFFF7ED)
    let lightness = OKLCH(Vibrancy.oklchStep.applied(to: pale)).lightness
    #expect(lightness >= OKLCH(pale).lightness - 0.002)
    #expect(Vibrancy.hsbStep.applied(to: Paint(hex: 0x808080)).hexText == "#939393")
  }

  @Test func `a role takes a text style of iOS with size, leading and weight`() {
    var theme = palette([:])
    theme.overrides.fonts[.bodyStyle] = FontOverride(textStyle: Setting(.headline, at: place))
    let font = theme.resolve(.light).fonts[.bodyStyle]
    #expect(
      font
        == ResolvedFont(
          style: .bodyStyle, familyName: nil, weight: 600, size: 17, lineHeight: 22, tracking: 0,
          relativeTextStyle: .headline, isDynamic: true, hasTextStyleSizes: true,
          origins: [
            Origin(kind: .font, names: ["bodyStyle"], layer: .override, position: place),
            Origin(kind: .font, names: ["bodyStyle"], layer: .sdkDefault),
          ]))
    #expect(theme.resolve(.light).fonts.values.allSatisfy { $0.hasTextStyleSizes })
    #expect(Theme().resolve(.light).fonts.values.allSatisfy { !$0.hasTextStyleSizes })
  }

  @Test func `a text of a key that the guide does not name is kept`() {
    var theme = palette([:])
    theme.overrides.words = [
      .locContinue: Setting("Next"), WordSlot(rawValue: "loc_other"): Setting("Other", at: place),
    ]
    let words = theme.resolve(.light).words
    #expect(words[.locContinue]?.text == "Next")
    #expect(words[.locInvalidField]?.text(with: "name") == "Invalid name")
    #expect(words[WordSlot(rawValue: "loc_other")]?.text == "Other")
    #expect(words[WordSlot(rawValue: "loc_other")]?.origin.position == place)
    #expect(words.count == 5)
  }

  @Test func `contrast of the sample palette is as the guide's facts have it`() {
    let table = ContrastTable(palette([:]))
    func ratios(_ scheme: ColorScheme) -> [String] {
      table.rows.filter { $0.scheme == scheme }.map {
        "\($0.title) \($0.contrast.ratioText) \($0.verdict.rawValue)"
      }
    }
    #expect(
      ratios(.light) == [
        "secondary on background 5.16 pass", "grayscaleDark on background 17.85 pass",
        "background on grayscaleDark 17.85 pass", "grayscaleMediumDark on background 10.35 pass",
        "grayscaleMedium on background 4.75 pass", "grayscaleDark on grayscaleLight 12.02 pass",
        "primary on background 10.34 exempt", "accentRed on background 4.82 pass",
        "accentOrange on background 3.55 pass", "accentGreen on background 3.29 pass",
        "grayscaleLight on background 1.48 exempt", "grayscaleMedium on grayscaleLight 3.20 exempt",
      ])
    #expect(
      ratios(.dark) == [
        "secondary on background 4.46 fail", "grayscaleDark on background 17.85 pass",
        "background on grayscaleDark 17.85 pass", "grayscaleMediumDark on background 12.02 pass",
        "grayscaleMedium on background 3.75 fail", "grayscaleDark on grayscaleLight 10.35 pass",
        "primary on background 2.22 exempt", "accentRed on background 3.69 pass",
        "accentOrange on background 6.35 pass", "accentGreen on background 5.41 pass",
        "grayscaleLight on background 1.72 exempt", "grayscaleMedium on grayscaleLight 2.17 exempt",
      ])
    let secondary = table.row(.secondary, on: .background, in: .dark)
    #expect(secondary?.assumedRatios.map { ($0 * 100).rounded() / 100 } == [3.45, 3.43, 4.46])
    #expect(table.row(.secondary, on: .background, in: .light)?.assumedRatios == [])
  }

  @Test func `a word is the language's own, else the wider language's, else English`() {
    func words(_ text: String, _ layer: ThemeLayer = .override) -> [WordSlot: ResolvedWord] {
      [
        .locContinue: ResolvedWord(
          slot: .locContinue, text: text,
          origin: Origin(kind: .word, names: ["loc_continue"], layer: layer))
      ]
    }
    var theme = Theme(system: .mobileid)
    theme.translations = ["en": words("Next"), "pt": words("Seguir"), "pt-BR": words("Avançar")]
    func text(_ locale: String) -> String? {
      theme.resolve(.dark, locale: locale).words[.locContinue]?.text
    }
    #expect(text("pt-BR") == "Avançar")
    #expect(text("pt-PT") == "Seguir")
    #expect(text("de") == "Next")
    // A language that the theme has is filled; one that it has not stays English.
    theme.translations["pt-BR"] = [:]
    theme = theme.filled(
      with: ["pt-BR": words("Ir", .sdkDefault), "de": words("Weiter", .sdkDefault)])
    #expect(text("pt-BR") == "Ir" && text("de") == "Next")
    // The theme's own word is above all.
    theme.overrides.words[.locContinue] = Setting("Go", at: place)
    #expect(text("pt-BR") == "Go")
  }
}

@Suite struct FontSizesTests {
  func sizes(_ font: ResolvedFont?, _ textSize: TextSize) -> [Double] {
    guard let sizes = font?.sizes(at: textSize, displayScale: 3) else { return [] }
    return [sizes.size, sizes.lineHeight, sizes.tracking]
  }

  @Test func `a role of MobileID has its text style's own sizes at every text size`() {
    let fonts = Theme(system: .mobileid).resolve(.light).fonts
    #expect(sizes(fonts[.bodyStyle], .large) == [17, 22, 0])
    #expect(sizes(fonts[.bodyStyle], .accessibility5) == [53, 62, 0])
    #expect(sizes(fonts[.headlineStyle], .medium) == [16, 21, 0])
    #expect(sizes(fonts[.footnoteStyle], .xSmall) == [12, 16, 0])
  }

  @Test func `a style of Agentforce scales along its curve, and a fixed one not at all`() {
    let font = Theme().resolve(.light).fonts[.bodyScale1Regular]
    #expect(sizes(font, .large) == [14, 20, -0.1])
    #expect(sizes(font, .accessibility5).prefix(2) == [40.666666666666664, 58])
    let fixed = Theme(supply: .customManager, hasDynamicFonts: false).resolve(.light).fonts
    #expect(sizes(fixed[.bodyScale1Regular], .accessibility5) == [14, 20, -0.1])
  }
}
