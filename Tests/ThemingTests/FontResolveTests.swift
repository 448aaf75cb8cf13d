import Testing
import TintypePrimitives
import TintypeTheming

@Suite struct FontResolveTests {
  let place = FilePosition(file: "acme.theme.json", line: 7, column: 3)

  func resolve(_ content: LayerContent, branding: LayerContent? = nil) -> ResolvedTheme {
    Theme(supply: .overrides, overrides: content, branding: branding).resolve(.light)
  }

  @Test func `a style without overrides is the system font of its documented size`() {
    #expect(
      Theme().resolve(.light).fonts[.titlesScale3Semibold]
        == ResolvedFont(
          style: .titlesScale3Semibold, familyName: nil, weight: 600, size: 20, lineHeight: 26,
          tracking: -0.3, relativeTextStyle: .title3, isDynamic: true,
          origins: [Origin(kind: .font, names: ["titlesScale3Semibold"], layer: .sdkDefault)]))
  }

  @Test func `fall-through is per field`() {
    let font = resolve(
      LayerContent(fonts: [.titlesScale3Semibold: FontOverride(size: Setting(22, at: place))])
    ).fonts[.titlesScale3Semibold]
    #expect(font?.size == 22)
    #expect(font?.weight == 600)
    #expect(font?.familyName == nil)
    #expect(
      font?.origins == [
        Origin(
          kind: .font, names: ["titlesScale3Semibold"], layer: .override, position: place),
        Origin(kind: .font, names: ["titlesScale3Semibold"], layer: .sdkDefault),
      ])
  }

  @Test func `line height and tracking scale with an overridden size`() {
    let font = resolve(
      LayerContent(fonts: [.titlesScale3Semibold: FontOverride(size: Setting(40))])
    ).fonts[.titlesScale3Semibold]
    #expect(font?.lineHeight == 52)
    #expect(font?.tracking == -0.6)
  }

  @Test func `a size is not clamped`() {
    let font = resolve(
      LayerContent(fonts: [.bodyScale1Regular: FontOverride(size: Setting(4000))])
    ).fonts[.bodyScale1Regular]
    #expect(font?.size == 4000)
  }

  @Test func `the theme's family reaches every style that names none`() {
    let resolved = resolve(
      LayerContent(
        fontFamilyName: Setting("Inter", at: place),
        fonts: [.bodyScale1Regular: FontOverride(familyName: Setting("Inter-Light"))]))
    #expect(resolved.fonts[.bodyScale1Regular]?.familyName == "Inter-Light")
    #expect(
      resolved.fonts[.bodyScale1Regular]?.origins.first?.names == ["bodyScale1Regular"])
    #expect(resolved.fonts.values.count { $0.familyName == "Inter" } == 22)
    #expect(
      resolved.fonts[.bodyScale1Bold]?.origins.first
        == Origin(
          kind: .font, names: ["bodyScale1Bold", "fontFamilyName"], layer: .override,
          position: place))
  }

  @Test func `nil inherits and an empty family counts as set`() {
    let resolved = resolve(
      LayerContent(
        fontFamilyName: Setting("Inter"),
        fonts: [
          .bodyScale1Regular: FontOverride(weight: Setting(500)),
          .bodyScale1Bold: FontOverride(familyName: Setting("")),
        ]))
    #expect(resolved.fonts[.bodyScale1Regular]?.familyName == "Inter")
    #expect(resolved.fonts[.bodyScale1Regular]?.weight == 500)
    #expect(resolved.fonts[.bodyScale1Bold]?.familyName == "")
  }

  @Test func `fields of one style come from several layers`() {
    let font = resolve(
      LayerContent(fonts: [.bodyScale1Regular: FontOverride(weight: Setting(700, at: place))]),
      branding: LayerContent(
        fontFamilyName: Setting("Georgia"),
        fonts: [
          .bodyScale1Regular: FontOverride(
            size: Setting(15), weight: Setting(300), lineHeight: Setting(24))
        ])
    ).fonts[.bodyScale1Regular]
    #expect(font?.familyName == "Georgia")
    #expect(font?.size == 15)
    #expect(font?.weight == 700)
    #expect(font?.lineHeight == 24)
    #expect(
      font?.origins == [
        Origin(
          kind: .font, names: ["bodyScale1Regular", "fontFamilyName"], layer: .branding),
        Origin(kind: .font, names: ["bodyScale1Regular"], layer: .branding),
        Origin(kind: .font, names: ["bodyScale1Regular"], layer: .override, position: place),
        Origin(kind: .font, names: ["bodyScale1Regular"], layer: .branding),
        Origin(kind: .font, names: ["bodyScale1Regular"], layer: .sdkDefault),
      ])
  }

  @Test func `a style's family in branding beats the theme's family in the override`() {
    let font = resolve(
      LayerContent(fontFamilyName: Setting("Inter")),
      branding: LayerContent(
        fonts: [.bodyScale1Regular: FontOverride(familyName: Setting("Georgia"))])
    ).fonts[.bodyScale1Regular]
    #expect(font?.familyName == "Georgia")
  }

  @Test func `fixed fonts do not grow`() {
    let fonts = Theme(supply: .customManager, hasDynamicFonts: false).resolve(.light).fonts
    #expect(fonts.values.allSatisfy { !$0.isDynamic })
  }
}
