import TintypePrimitives
import TintypeTheming

/// A theme that sets every colour and font of the SDK, in an app and in an org, a little off its
/// defaults: as many values as there can be, of a look that people would choose.
enum BenchTheme {
  static var whole: Theme {
    let catalog = ThemeCatalog.agentforce
    var content = LayerContent(fontFamilyName: Setting("Inter"))
    let defaults = Theme()
    for scheme in ColorScheme.allCases {
      let colors = defaults.resolve(scheme).colors
      for (index, definition) in catalog.colors.enumerated() {
        guard var paint = colors[definition.token] else { continue }
        paint.blue += paint.blue > 0.5 ? -0.03 : 0.03
        let place = FilePosition(file: "bench.theme.json", line: index + 2, column: 5)
        let setting = Setting(ColorValue(paint), at: place)
        switch scheme {
        case .light: content.light[definition.token] = setting
        case .dark: content.dark[definition.token] = setting
        }
      }
    }
    for definition in catalog.fonts {
      content.fonts[definition.style] = FontOverride(size: Setting(definition.size + 1))
    }
    return Theme(name: "bench", supply: .overrides, overrides: content, branding: content)
  }
}
