import Testing
import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

@Suite struct ThemeAssetTests {
  func colorset(_ light: String, dark: String? = nil) -> String {
    func color(_ hex: String) -> String {
      let parts = [0, 2, 4].map { start in
        let digits = hex.dropFirst(start).prefix(2)
        return "0x\(digits)"
      }
      return """
        "color":{"color-space":"srgb","components":{"red":"\(parts[0])","green":"\(parts[1])",\
        "blue":"\(parts[2])","alpha":"1.000"}}
        """
    }
    let night = dark.map {
      """
      ,{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],\(color($0))}
      """
    }
    return """
      {"colors":[{"idiom":"universal",\(color(light))}\(night ?? "")],\
      "info":{"author":"xcode","version":1}}
      """
  }

  let imageset = """
    {"images":[{"filename":"send.svg","idiom":"universal"}],"info":{"author":"xcode","version":1}}
    """

  func read(_ theme: String) throws -> (ThemeReading, [String]) {
    try TestFiles.with([
      "A.xcassets/AcmeAccent.colorset/Contents.json": colorset("0A6B4F", dark: "5ED3A8"),
      "A.xcassets/AcmeFlat.colorset/Contents.json": colorset("336699"),
      "A.xcassets/Send.imageset/Contents.json": imageset,
      "A.xcassets/Send.imageset/send.svg": "<svg/>",
    ]) { folder in
      let (assets, problems) = AssetCatalog.read(folder + "/A.xcassets")
      #expect(problems.filter { $0.severity == .error }.isEmpty)
      let reading = try ThemeReader.read(
        text: theme, name: "acme.theme.json", assets: AssetSource([assets], scale: 3))
      let icons = reading.theme.resolve(.light).icons[.actionSend]
        .map { $0.image.text.replacing(folder, with: "") }
      return (reading, [icons ?? ""])
    }
  }

  @Test func `a colour of an asset catalog has its variants and follows the scheme drawn`() throws {
    let (reading, _) = try read(
      """
      { "light": { "accent1": { "asset": "AcmeAccent" } },
        "dark": { "accent1": { "asset": "AcmeAccent" }, "surface1": { "asset": "AcmeFlat" } } }
      """)
    #expect(reading.problems.map(\.code) == [.oneModeOnly])
    let (light, dark) = (reading.theme.resolve(.light).colors, reading.theme.resolve(.dark).colors)
    #expect(light[.accent1]?.hexText == "#0A6B4F")
    #expect(dark[.accent1]?.hexText == "#5ED3A8")
    #expect(dark[.surface1]?.hexText == "#336699")
    #expect(reading.theme.overrides.light[.accent1]?.value.asset == "AcmeAccent")
    #expect(light[.accent1]?.origins.first?.position?.line == 1)
  }

  @Test func `an image of an asset catalog stands for its file`() throws {
    let (reading, icons) = try read(#"{ "icons": { "actionSend": { "asset": "Send" } } }"#)
    #expect(reading.problems.isEmpty)
    #expect(icons == ["/A.xcassets/Send.imageset/send.svg"])
    let both = try read(
      #"{ "icons": { "actionSend": { "light": { "asset": "Send" }, "dark": { "asset": "Send" } } } }"#
    )
    #expect(both.1 == icons)
  }

  @Test func `an asset that is missing or of another sort is named and the default kept`() throws {
    let (reading, icons) = try read(
      """
      { "light": { "accent1": { "asset": "AcmeAcent" }, "surface1": { "asset": "Send" } },
        "dark": { "accent1": { "asset": 1 } }, "icons": { "actionSend": { "asset": "Sent" } } }
      """)
    let expected: [String] = [
      "acme.theme.json:1:36: error: The asset catalog has no colour 'AcmeAcent'. Did you mean"
        + " 'AcmeAccent'? The default is kept.",
      "acme.theme.json:1:74: error: 'Send' in the asset catalog is an image, not a colour. Name another"
        + " asset. The default is kept.",
      "acme.theme.json:2:35: error: The asset of 'accent1' is 1. Write its name in the asset catalog.",
      "acme.theme.json:2:78: error: The asset catalog has no image 'Sent'. Did you mean 'Send'? The"
        + " SDK's icon is kept.",
    ]
    #expect(reading.problems.map(\.text) == expected)
    #expect(reading.theme.resolve(.light).colors[.accent1]?.hexText == "#0176D3")
    #expect(icons == ["actionSend"])
  }
}
