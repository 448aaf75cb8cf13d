import Testing
import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

@Suite struct BagTests {
  @Test func `a bag beside a theme manager wins`() throws {
    let reading = try TestFiles.read(
      """
      { "supply": "customManager", "mode": "dark", "dynamicFonts": false,
        "light": { "accent1": "#111111" }, "dimensions": { "spacing4": 20 },
        "overrides": {
          "light": { "surface1": "#222222" }, "dark": { "surface1": "#333333" },
          "fontFamilyName": "Georgia", "displayNames": { "endChatTitle": "Bye" } } }
      """)
    #expect(reading.problems.isEmpty)
    let theme = reading.theme
    #expect(theme.supply == .overrides)
    #expect(theme.mode == .light)
    #expect(theme.hasDynamicFonts)
    let light = theme.resolve(.light)
    #expect(light.colors[.accent1]?.hexText == "#0176D3")
    #expect(light.colors[.surface1]?.hexText == "#222222")
    #expect(light.dimensions["spacing4"]?.value == 16)
    #expect(light.fonts[.bodyScale1Bold]?.familyName == "Georgia")
    #expect(light.words[.endChatTitle]?.text == "Bye")
    let warnings = StaticChecks.run(theme).filter { $0.code == .managerIgnored }.map(\.text)
    #expect(
      warnings == [
        "acme.theme.json:3:3: warning: The configuration has a theme manager and a bag of overrides,"
          + " so the bag wins and the manager is ignored, with 2 of its values. Keep one of them and"
          + " hand it over with 'setTheming(_:)'."
      ])
  }

  @Test func `an empty bag leaves the manager in force`() throws {
    let reading = try TestFiles.read(
      #"{ "supply": "customManager", "mode": "dark", "overrides": { "light": {} } }"#)
    var theme = Theme(name: "acme", supply: .customManager, mode: .dark)
    theme.supplyPosition = FilePosition(file: "acme.theme.json", line: 1, column: 3)
    #expect(reading.theme == theme)
  }

  @Test func `bags of themes that extend each other are merged`() throws {
    try TestFiles.with([
      "base.theme.json": """
      { "supply": "customManager",
        "overrides": { "light": { "accent1": "#111111", "surface1": "#222222" } } }
      """,
      "acme.theme.json": """
      { "extends": "base.theme.json", "overrides": { "light": { "accent1": "#333333" } } }
      """,
    ]) { folder in
      let theme = try ThemeReader.read(path: folder + "/acme.theme.json").theme
      #expect(theme.overrides.light[.accent1]?.value.light.hexText == "#333333")
      #expect(theme.overrides.light[.surface1]?.value.light.hexText == "#222222")
      #expect(theme.ignoredManager?.position?.file == folder + "/acme.theme.json")
    }
  }
}
