import Testing
import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

/// Themes that name colours and images of an asset catalog.
struct AssetThemeTests {
  private let source: AssetSource

  init() {
    let folder = TestFiles.folder + "/Cases/d03/Assets.xcassets"
    source = AssetSource.read([folder], scale: 2).source
  }

  private func read(_ text: String) throws -> ThemeReading {
    try ThemeReader.read(text: text, name: "acme.theme.json", assets: source)
  }

  @Test func `a colour of an asset catalog is drawn, and keeps its place in the theme`() throws {
    let reading = try read(
      #"{"light": {"surface1": {"asset": "LightOnly"}}, "dark": {"surface1": {"asset": "LightOnly"}}}"#
    )
    let paint = try #require(reading.theme.resolve(.dark).colors[.surface1])
    #expect(paint.hexText == "#112233")
    #expect(paint.origins.first?.position?.column == 58)
    #expect(
      reading.problems.map(\.text) == [
        "acme.theme.json:1:80: note: 'surface1' is the asset 'LightOnly', which has no variant for"
          + " dark; the one for any appearance is drawn."
      ])
  }

  @Test func `d03: an asset without a usable colour keeps the default, never black`() throws {
    for name in ["AccentColor", "DarkOnly", "NoComponents", "BadComponent", "Truncated"] {
      let reading = try read(#"{"light": {"border1": {"asset": "\#(name)"}}}"#)
      #expect(reading.problems.count == 1, "\(name)")
      #expect(reading.problems.first?.position?.column == 33)
      let plain = Theme().resolve(.light).colors[.border1]
      #expect(reading.theme.resolve(.light).colors[.border1]?.hexText == plain?.hexText)
    }
  }

  @Test func `a name that no catalog has is told with the nearest`() throws {
    let reading = try read(#"{"light": {"border1": {"asset": "LightOnyl"}}}"#)
    #expect(
      reading.problems.map(\.text) == [
        "acme.theme.json:1:33: error: The asset catalog has no colour 'LightOnyl'. Did you"
          + " mean 'LightOnly'? The default is kept."
      ])
  }
}
