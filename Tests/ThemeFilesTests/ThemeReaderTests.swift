import Testing
import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

@Suite struct ThemeReaderTests {
  @Test func `an empty theme is the SDK's default under overrides`() throws {
    let reading = try TestFiles.read("{}")
    #expect(reading.problems.isEmpty)
    #expect(reading.theme == Theme(name: "acme", supply: .overrides))
    #expect(reading.files == ["acme.theme.json"])
    #expect(!reading.hasErrors)
  }

  @Test func `everything of an overrides bag is read with its place`() throws {
    let reading = try TestFiles.read(
      """
      // An overrides bag.
      {
        "$schema": "theme.schema.json",
        "system": "agentforce", "supply": "overrides", "name": "acme-1", "version": "1.0.0",
        "light": { "accent1": "#FF000080" }, /* red */
        "dark": { "accent1": "#00F" },
        "fontFamilyName": "Inter",
        "fonts": { "titlesScale3Semibold": { "size": 22.5, "weight": "bold" },
          "bodyScale1Regular": { "fontFamilyName": "Inter-Light", "weight": 500, "size": null } },
        "displayNames": { "inputTextPlaceholder": "Ask away…" }
      }
      """)
    #expect(reading.problems.isEmpty)
    let theme = reading.theme
    func place(_ line: Int, _ column: Int) -> FilePosition {
      FilePosition(file: "acme.theme.json", line: line, column: column)
    }
    #expect(theme.name == "acme-1")
    #expect(theme.version == "1.0.0")
    #expect(theme.supply == .overrides)
    #expect(
      theme.overrides
        == LayerContent(
          light: [
            .accent1: Setting(
              ColorValue(Paint(hex: 0xFF0000, alpha: 128 / 255)), at: place(5, 14))
          ],
          dark: [.accent1: Setting(ColorValue(Paint(hex: 0x0000FF)), at: place(6, 13))],
          fontFamilyName: Setting("Inter", at: place(7, 3)),
          fonts: [
            .titlesScale3Semibold: FontOverride(
              size: Setting(22.5, at: place(8, 40)), weight: Setting(700, at: place(8, 54))),
            .bodyScale1Regular: FontOverride(
              weight: Setting(500, at: place(9, 61)),
              familyName: Setting("Inter-Light", at: place(9, 28))),
          ],
          words: [.inputTextPlaceholder: Setting("Ask away…", at: place(10, 21))]))
  }

  @Test func `a custom manager has mode, dynamic fonts, dimensions and shapes too`() throws {
    let reading = try TestFiles.read(
      """
      { "mode": "system", "dynamicFonts": false,
        "dimensions": { "spacing4": 18, "messageTextMaximumWidth": 600, "sizing2": 0 },
        "shapes": { "radiusBubble": 8, "radiusPill": null },
        "supply": "customManager" }
      """)
    #expect(reading.problems.isEmpty)
    #expect(reading.theme.mode == .system)
    #expect(!reading.theme.hasDynamicFonts)
    let dimensions = reading.theme.resolve(.light).dimensions
    #expect(dimensions["spacing4"]?.value == 18)
    #expect(dimensions["messageTextMaximumWidth"]?.value == 600)
    #expect(dimensions["sizing2"]?.value == 0)
    #expect(dimensions["radiusBubble"]?.value == 8)
    #expect(dimensions["radiusBubble"]?.origin.position?.line == 3)
    #expect(dimensions["radiusPill"]?.value == .some(nil))
    #expect(dimensions["spacing5"]?.value == 24)
  }

  @Test(arguments: ["null", "0", "-3"])
  func `a message width of null, zero or less is read and unbounded`(width: String) throws {
    let reading = try TestFiles.read(
      "{\"supply\": \"customManager\", \"dimensions\": {\"messageTextMaximumWidth\": \(width)}}")
    #expect(reading.problems.isEmpty)
    let resolved = reading.theme.resolve(.light).dimensions["messageTextMaximumWidth"]
    #expect(resolved?.value == .some(nil))
    #expect(resolved?.origin.layer == .override)
  }

  @Test(arguments: [
    ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500),
    ("semibold", 600), ("bold", 700), ("heavy", 800), ("black", 900),
  ])
  func `a weight may be one of nine names`(name: String, number: Int) throws {
    let reading = try TestFiles.read(
      "{\"fonts\": {\"bodyScale1Bold\": {\"weight\": \"\(name)\"}}}")
    #expect(reading.problems.isEmpty)
    #expect(reading.theme.resolve(.light).fonts[.bodyScale1Bold]?.weight == number)
  }

  @Test func `an empty family counts as set`() throws {
    let reading = try TestFiles.read(#"{"fontFamilyName": ""}"#)
    #expect(reading.problems.isEmpty)
    #expect(reading.theme.resolve(.light).fonts[.bodyScale1Bold]?.familyName == "")
  }

  @Test func `colour objects of the Design Tokens format are read in sRGB`() throws {
    let reading = try TestFiles.read(
      """
      {"light": {
        "accent1": {"colorSpace": "srgb", "components": [1, 0.5, "none"], "alpha": 0.25},
        "surface1": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}},
       "dark": {"accent1": "#000", "surface1": "#000"}}
      """)
    #expect(reading.problems.isEmpty)
    #expect(
      reading.theme.overrides.light[.accent1]?.value
        == ColorValue(Paint(red: 1, green: 0.5, blue: 0, alpha: 0.25)))
    #expect(
      reading.theme.overrides.light[.surface1]?.value == ColorValue(Paint(hex: 0)))
  }

  @Test(arguments: ["forest", "desert"])
  func `the fixtures are read without a problem and reach components`(name: String) throws {
    let reading = try ThemeReader.read(path: TestFiles.folder + "/Themes/\(name).theme.json")
    #expect(reading.problems.isEmpty)
    #expect(reading.theme.name == name)
    #expect(reading.theme.version == "1.0.0")
    #expect(reading.theme.supply == .customManager)
    #expect(reading.theme.mode == .system)
    #expect(reading.theme.overrides.light.count == 16)
    #expect(reading.theme.overrides.dark.count == 16)
    let (light, dark) = (reading.theme.resolve(.light), reading.theme.resolve(.dark))
    let expected =
      name == "forest"
      ? ["#F5F5DC", "#1A3E0A", "#228B22", "#32CD32"] : ["#FFF8E1", "#2E1E1A", "#FF8A65", "#FF8A65"]
    #expect(
      [
        light.colors[.chatBackground], dark.colors[.chatBackground],
        light.colors[.sendButtonEnabledBackground], dark.colors[.sendButtonEnabledBackground],
      ].map { $0?.hexText } == expected)
    let origin = light.colors[.sendButtonEnabledBackground]?.origins.first
    #expect(origin?.names == ["sendButtonEnabledBackground", "accent1"])
    #expect(origin?.position?.line == 15)
    #expect(light.colors[.mediaViewerBackground]?.hexText == "#000000")
  }

  @Test func `icons are found beside the theme file`() throws {
    try TestFiles.with([
      "themes/acme.theme.json": """
      {"icons": {"actionSend": "icons/send.svg",
        "statusError": {"light": "icons/send.svg", "dark": "../dark.svg"},
        "iconCopy": "copy.svg", "iconForm": "icons", "iconPDF": {"dark": "icons/send.svg"},
        "iconClose": {"light": "icons/send.svg", "dark": "no.svg"}, "uiAdd": "", "aiAgent": 1}}
      """,
      "themes/icons/send.svg": "<svg/>", "dark.svg": "<svg/>",
    ]) { folder in
      let path = folder + "/themes/acme.theme.json"
      let reading = try ThemeReader.read(path: path)
      #expect(
        reading.theme.overrides.icons.mapValues(\.value) == [
          .actionSend: IconValue(light: .file(folder + "/themes/icons/send.svg")),
          .statusError: IconValue(
            light: .file(folder + "/themes/icons/send.svg"),
            dark: .file(folder + "/themes/../dark.svg")),
        ])
      let expected: [String] = [
        "…/themes/acme.theme.json:3:15: error: 'iconCopy' is '…/themes/copy.svg', which does not"
          + " exist. Check the path; the SDK's icon is kept.",
        "…/themes/acme.theme.json:3:39: error: 'iconForm' is '…/themes/icons', which is a folder."
          + " Name an image in it; the SDK's icon is kept.",
        "…/themes/acme.theme.json:3:59: error: 'iconPDF' has no 'light' image. Write one; it serves"
          + " dark too where 'dark' is absent.",
        "…/themes/acme.theme.json:4:52: error: 'iconClose' is '…/themes/no.svg', which does not"
          + " exist. Check the path; the SDK's icon is kept.",
        "…/themes/acme.theme.json:4:72: error: 'uiAdd' is '', which is no path. Write the path of an"
          + " image; the SDK's icon is kept.",
        "…/themes/acme.theme.json:4:87: error: 'aiAgent' is 1, which is no path. Write the path of an"
          + " image; the SDK's icon is kept.",
      ]
      #expect(reading.problems.map { $0.text.replacing(folder, with: "…") } == expected)
    }
  }
}
