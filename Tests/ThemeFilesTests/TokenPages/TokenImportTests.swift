import Testing
import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

@Suite struct TokenImportTests {
  func imported() throws -> TokenImport {
    TokenImport(try TokenPageReader.read(path: TestFiles.folder + "/Pages/reference.md"))
  }

  func read(_ rows: String) -> TokenImport {
    TokenImport(
      TokenPageReader.read(
        text: "|Token|Resolves to|Light|Dark|\n|-|-|-|-|\n" + rows, name: "page.md"))
  }

  @Test func `each change against the catalogue is listed with both values`() throws {
    #expect(
      try imported().changes.map(\.description) == [
        "surface1: #FFFFFF in light, #1F1F1F in dark (vendorSample) → #FFFFFF in light, #181818 in"
          + " dark",
        "accent1: #0176D3 in light, #4BA3EA in dark (vendorSample) → #0B5CAB in light, #1B96FF in dark",
        "onSurface1: #000000 in light, #FFFFFF in dark (vendorSample) is documented",
        "titleBarBackground: follows 'surface1' (proposed) → follows 'surface2'",
        "titleBarTextColor: follows 'onSurface1' (proposed) → follows 'accent1'",
        "mediaViewerBackground: #000000 in both modes (proposed) is documented",
        "mediaViewerCloseIconTint: #FFFFFF in both modes (proposed) → #FFFFFF80 in both modes",
      ])
  }

  @Test func `unknown and missing tokens are listed`() throws {
    let result = try imported()
    #expect(result.unknown.map(\.rawValue) == ["scrim9", "titleBarGlow"])
    #expect(result.missing.count == 282 - 9)
    #expect(result.missing.prefix(2).map(\.rawValue) == ["surface2", "surfaceContainer1"])
    #expect(!result.missing.contains(ColorToken(rawValue: "border1")))
  }

  @Test func `faults of the page are reported and their rows left out`() throws {
    let problems = try imported().problems.map {
      $0.text.replacing(TestFiles.folder + "/Pages/", with: "")
    }
    #expect(
      problems.contains(
        "reference.md:13:3: error: 'border1' has a colour for one mode only. The row is passed over."
      ))
    #expect(
      problems.contains(
        "reference.md:20:3: warning: 'titleBarTextColor' is #000000 in dark on the page, and 'accent1',"
          + " which it resolves to, #1B96FF. The alias counts."))
    #expect(
      problems.contains(
        "reference.md:29:1: error: 'mediaViewerControlBackground' resolves to 'nosuch1', which neither"
          + " the page nor the catalogue has."))
  }

  @Test func `tokens that follow each other in a circle are left out`() {
    let result = read("|surface1|border1|||\n|border1|surface1|||\n|border2|border1|||\n")
    #expect(
      result.problems.map(\.text) == [
        "page.md:3:2: error: 'surface1' follows 'border1' in a circle, or through too many others. The"
          + " row is passed over.",
        "page.md:4:2: error: 'border1' follows 'surface1' in a circle, or through too many others. The"
          + " row is passed over.",
      ])
    #expect(result.colors.entries.map(\.token) == [.border2])
    #expect(result.changes.map(\.after) == [.alias(.border1)])
  }

  @Test func `a row of aliases that is too long is left out`() {
    let rows = (1...40).map { "|long\($0)|long\($0 + 1)|||\n" }.joined()
    let result = read(rows + "|long41||#111111|#222222|\n")
    #expect(result.colors.entries.map(\.token.rawValue) == (26...41).map { "long\($0)" })
    #expect(result.problems.count == 25)
  }

  @Test func `imported values take the place of proposed ones in a theme`() throws {
    let colors = try imported().colors
    let catalog = ThemeCatalog.agentforce.replacing(colors)
    #expect(catalog.colors.count == 284)
    #expect(catalog.color(.accent1)?.valueProvenance == .documented)
    #expect(catalog.color(.accent1)?.reason.hasPrefix("from ") == true)
    #expect(catalog.color(ColorToken(rawValue: "titleBarGlow"))?.group == "Title bar")
    #expect(catalog.color(ColorToken(rawValue: "scrim9"))?.isGeneric == true)
    #expect(catalog.colors.filter(\.isGeneric).count == 59)
    #expect(catalog.missing == ThemeCatalog.agentforce.missing)
    let theme = Theme(catalog: catalog)
    let light = theme.resolve(.light).colors
    #expect(light[.sendButtonEnabledBackground]?.hexText == "#0B5CAB")
    #expect(light[ColorToken(rawValue: "titleBarGlow")]?.hexText == "#F3F3F3")
    #expect(
      light[ColorToken(rawValue: "titleBarGlow")]?.origins.first?.names
        == ["titleBarGlow", "titleBarBackground", "surface2"])
    #expect(ProposedDefaults.count(theme) < ProposedDefaults.count(Theme()))
  }

  @Test func `the imported file reads back as it was written`() throws {
    let colors = try imported().colors
    let bytes = ImportedColorsFile.write(
      ImportedColors(source: "reference.md", entries: Array(colors.entries.prefix(5))))
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {
          "version": 1,
          "source": "reference.md",
          "colors": {
            "surface1": {
              "light": "#FFFFFF",
              "dark": "#181818"
            },
            "accent1": {
              "light": "#0B5CAB",
              "dark": "#1B96FF"
            },
            "onSurface1": {
              "light": "#000000",
              "dark": "#FFFFFF"
            },
            "scrim9": {
              "light": "#00000066",
              "dark": "#00000099"
            },
            "titleBarBackground": {
              "group": "Title bar",
              "alias": "surface2"
            }
          }
        }

        """)
    let (read, problems) = try ImportedColorsFile.read(
      ImportedColorsFile.write(colors), name: "imported.json")
    #expect(problems.isEmpty)
    #expect(read == colors)
  }

  @Test func `mistakes in an imported file are reported and left out`() throws {
    let text = """
      { "version": 2, "colors": { "accent1": { "light": "#000" }, "accent2": { "color": "#FFF" },
        "accent3": { "alias": "accent3" } } }
      """
    let (colors, problems) = try ImportedColorsFile.read(Array(text.utf8), name: "imported.json")
    #expect(
      problems.map(\.text) == [
        "imported.json:1:14: error: 'version' is 2, and 1 is read here. Import the page again.",
        "imported.json:1:29: error: 'accent1' needs an 'alias', a 'light' and a 'dark' colour, or a"
          + " 'color' for both. It is left out.",
      ])
    #expect(colors.entries.map(\.token) == [.accent2, .accent3])
    // A token that follows itself keeps the catalogue's value.
    #expect(
      ThemeCatalog.agentforce.replacing(colors).color(.accent3)?.value
        == ThemeCatalog.agentforce.color(.accent3)?.value)
    let list = try ImportedColorsFile.read(Array("{}".utf8), name: "i.json").problems
    #expect(
      list.map(\.text) == [
        "i.json:1:1: error: The file has no object 'colors'. Import the page again."
      ])
  }

  @Test func `a theme file is read against the imported names`() throws {
    let colors = try imported().colors
    let text = ##"{ "light": { "scrim9": "#111111" }, "dark": { "scrim9": "#222222" } }"##
    #expect(
      try ThemeReader.read(text: text, name: "t.json").problems.map(\.code) == [
        .unknownName, .unknownName,
      ])
    let reading = try ThemeReader.read(text: text, name: "t.json", imported: colors)
    #expect(reading.problems.isEmpty)
    #expect(
      reading.theme.resolve(.dark).colors[ColorToken(rawValue: "scrim9")]?.hexText == "#222222")
  }
}
