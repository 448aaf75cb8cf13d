import Testing
import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

@Suite struct BrandingReaderTests {
  @Test func `a payload gives colours, typography, icons and words`() throws {
    try TestFiles.with([
      "org.json": """
      { "colors": { "light": { "accent1": "#112233" }, "dark": { "accent1": "#445566" } },
        "typography": { "fontFamily": "Georgia",
          "styles": { "bodyScale1Bold": { "fontWeight": 500, "fontSize": 15.5, "lineHeight": 21 } } },
        "icons": { "actionSend": { "type": "file", "light": "send.svg", "dark": null } },
        "displayNames": { "endChatTitle": "Org" } }
      """, "send.svg": "<svg/>",
    ]) { folder in
      let reading = try BrandingReader.read(path: folder + "/org.json")
      #expect(reading.problems.isEmpty)
      #expect(!reading.hasErrors)
      let theme = Theme(name: "org", branding: reading.content)
      let light = theme.resolve(.light)
      #expect(light.colors[.sendButtonEnabledBackground]?.hexText == "#112233")
      #expect(light.colors[.accent1]?.origins.first?.layer == .branding)
      #expect(theme.resolve(.dark).colors[.accent1]?.hexText == "#445566")
      let font = light.fonts[.bodyScale1Bold]
      #expect(font?.familyName == "Georgia")
      #expect(font?.weight == 500)
      #expect(font?.size == 15.5)
      #expect(font?.lineHeight == 21)
      #expect(light.icons[.actionSend]?.image == .file(folder + "/send.svg"))
      #expect(light.words[.endChatTitle]?.text == "Org")
    }
  }

  @Test func `invalid and unknown values are dropped one by one`() throws {
    try TestFiles.with([
      "org.json": """
      { "colors": { "light": { "accent1": "red", "accnt2": "#000000", "surface1": "#000000" },
          "contrast": {} },
        "typography": { "family": "x", "styles": { "bodyScale1Bold": { "size": 3 } } },
        "mode": "dark", "dimensions": { "spacing4": 1 }, "shapes": {}, "extra": 1 }
      """
    ]) { folder in
      let reading = try BrandingReader.read(path: folder + "/org.json")
      let expected: [String] = [
        "org.json:1:37: error: 'accent1' is 'red', which is no colour. Write '#RGB', '#RGBA',"
          + " '#RRGGBB' or '#RRGGBBAA'; the default is kept.",
        "org.json:1:44: error: 'accnt2' is not a colour token. Did you mean 'accent2'?",
        "org.json:2:5: error: 'contrast' is not a colour scheme. Use 'light' and 'dark'.",
        "org.json:3:19: error: 'family' is not a key of 'typography'. Use 'fontFamily' and 'styles'.",
        "org.json:3:66: error: 'size' is not a field of a text style. Use 'fontSize', 'fontWeight',"
          + " 'lineHeight'.",
        "org.json:4:3: error: 'mode' cannot be branded; the app's own theme decides it. Remove it.",
        "org.json:4:19: error: 'dimensions' cannot be branded; the app's own theme decides it."
          + " Remove it.",
        "org.json:4:52: error: 'shapes' cannot be branded; the app's own theme decides it. Remove"
          + " it.",
        "org.json:4:66: error: 'extra' is not a key of a branding payload. The keys are 'colors',"
          + " 'typography', 'icons' and 'displayNames'.",
      ]
      #expect(reading.problems.map { $0.text.replacing(folder + "/", with: "") } == expected)
      #expect(reading.content.light.keys.map(\.rawValue) == ["surface1"])
      #expect(reading.content.fonts.isEmpty)
    }
  }
}
