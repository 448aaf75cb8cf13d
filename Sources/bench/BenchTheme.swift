import TintypePrimitives
import TintypeTheming

/// A theme that sets every colour and font of the SDK in an app and in an org: the most there is.
enum BenchTheme {
  static var whole: Theme {
    let catalog = ThemeCatalog.agentforce
    var content = LayerContent(fontFamilyName: Setting("Inter"))
    for (index, definition) in catalog.colors.enumerated() {
      let place = FilePosition(file: "bench.theme.json", line: index + 2, column: 5)
      // A hash spreads colours over all lightnesses, so that about half the pairs fail.
      let color = UInt32(truncatingIfNeeded: ContentHash(of: definition.token.rawValue).low)
      content.light[definition.token] = Setting(
        ColorValue(Paint(hex: color & 0xFFFFFF)), at: place)
      content.dark[definition.token] = Setting(
        ColorValue(Paint(hex: ~color & 0xFFFFFF)), at: place)
    }
    for definition in catalog.fonts {
      content.fonts[definition.style] = FontOverride(size: Setting(definition.size + 1))
    }
    return Theme(name: "bench", supply: .overrides, overrides: content, branding: content)
  }
}
