import Testing
import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

@Suite struct MobileIDReaderTests {
  let palette = """
    "colors": {
      "primary": "#1F3A8A", "secondary": "2563EB", "grayscaleDark": "#FF0F172A",
      "grayscaleMediumDark": "334155", "grayscaleMedium": "#64748B", "grayscaleLight": "#CBD5E1",
      "accentRed": "#DC2626", "accentOrange": "#EA580C", "accentGreen": "#8016A34A",
      "background": "#ffffff" }
    """

  @Test func `a theme has ten colours, roles, and follows the device`() throws {
    let reading = try TestFiles.read(
      """
      { "system": "mobileid", "name": "brand", "version": "2",
        "textStyles": { "titleStyle": "title2", "bodyStyle": "callout" },
        \(palette) }
      """)
    #expect(reading.problems.isEmpty)
    let theme = reading.theme
    #expect(theme.system == .mobileid)
    #expect(theme.mode == .system)
    #expect(theme.name == "brand")
    #expect(theme.version == "2")
    let light = theme.resolve(.light)
    #expect(light.colors[.grayscaleDark]?.hexText == "#0F172A")
    #expect(light.colors[.accentGreen]?.hexText == "#16A34A80")
    #expect(
      light.colors[.primary]?.origins.first?.position
        == FilePosition(file: "acme.theme.json", line: 4, column: 3))
    #expect(theme.resolve(.dark).colors[.primary]?.hexText == "#2A4AA4")
    #expect(theme.resolve(.dark).colors[.accentGreen]?.hexText == "#16A34A80")
    #expect(light.fonts[.titleStyle]?.size == 22)
    #expect(light.fonts[.titleStyle]?.lineHeight == 28)
    #expect(light.fonts[.bodyStyle]?.size == 16)
    #expect(light.fonts[.largeTitleStyle]?.size == 34)
    #expect(light.icons.isEmpty)
    #expect(reading.stringsFolder == nil)
    #expect(StaticChecks.run(theme).allSatisfy { $0.code == .contrast })
  }

  @Test(
    arguments: [
      (#""icons": {}"#, "icons"), (#""logo": "logo.svg""#, "logo"),
      (#""illustrations": {}"#, "illustrations"),
    ])
  func `an icon, a logo or an illustration is an explained mistake`(
    member: String, key: String
  ) throws {
    #expect(
      try TestFiles.problems("{\"system\": \"mobileid\", \(member)}") == [
        "acme.theme.json:1:24: error: MobileID has no slot for a logo, an illustration or an icon. Show"
          + " brand images in screens of the app's own, and remove '\(key)'."
      ])
  }

  @Test(
    arguments: [
      (
        #""fontFamilyName": "Inter""#,
        "1:24: error: MobileID's text roles choose text styles of iOS, not a family or a size. Choose"
          + " them under 'textStyles', and remove 'fontFamilyName'."
      ),
      (
        #""fonts": {}"#,
        "1:24: error: MobileID's text roles choose text styles of iOS, not a family or a size. Choose"
          + " them under 'textStyles', and remove 'fonts'."
      ),
      (
        #""dark": {}"#,
        "1:24: error: MobileID derives its dark palette from the light one and takes no second. Remove"
          + " 'dark'."
      ),
      (
        #""light": {}"#,
        "1:24: error: MobileID takes one palette for both modes. Write its ten colours under 'colors'."
      ),
      (#""mode": "dark""#, "1:24: error: MobileID follows the device's appearance. Remove 'mode'."),
      (
        #""supply": "overrides""#,
        "1:24: error: MobileID takes its palette in one way, with its configuration. Remove 'supply'."
      ),
      (
        #""dynamicFonts": false"#,
        "1:24: error: MobileID's fonts always follow the text size. Remove 'dynamicFonts'."
      ),
      (
        #""dimensions": {}"#,
        "1:24: error: MobileID lets no theme set lengths. Remove 'dimensions'."
      ),
      (
        #""displayNames": {}"#,
        "1:24: error: MobileID's texts stand in '.strings' tables. Name their folder under 'strings',"
          + " and remove 'displayNames'."
      ),
      (
        #""colours": {}"#,
        "1:24: error: 'colours' is not a key of a MobileID theme. Did you mean 'colors'?"
      ),
      (
        #""theme": {}"#,
        "1:24: error: 'theme' is not a key of a MobileID theme. The keys are 'system', 'extends',"
          + " 'name', 'version', 'colors', 'textStyles', 'strings'."
      ),
      (
        ##""colors": {"primry": "#000000"}"##,
        "1:35: error: 'primry' is not a colour token. Did you mean 'primary'?"
      ),
      (
        #""colors": {"dark": {}}"#,
        "1:35: error: MobileID derives its dark palette from the light one and takes no second. Remove"
          + " 'dark'."
      ),
      (
        ##""colors": {"primary": "#FFF"}"##,
        "1:46: error: 'primary' is '#FFF', which is no colour. Write 'RRGGBB' or 'AARRGGBB'; the"
          + " default is kept."
      ),
      (
        ##""colors": {"primary": "#1F3A8AFF"}"##,
        "1:46: warning: 'primary' is '#1F3A8AFF', and MobileID reads its first two digits as the alpha."
          + " If the last two were meant, write '#FF1F3A8A'."
      ),
      (
        #""textStyles": {"bodyStyle": "title"}"#,
        "1:52: error: 'bodyStyle' is 'title'. Did you mean 'title1'?"
      ),
      (
        #""textStyles": {"captionStyle": "body"}"#,
        "1:39: error: 'captionStyle' is not a text role. The roles are 'largeTitleStyle', 'titleStyle',"
          + " 'title3Style', 'headlineStyle', 'bodyStyle', 'calloutStyle', 'footnoteStyle'."
      ),
      (
        #""textStyles": {"bodyStyle": {"fontFamilyName": "Inter"}}"#,
        "1:52: error: 'bodyStyle' takes the name of a text style of iOS, as in \"title2\"; MobileID's"
          + " roles have no family, size or weight of their own."
      ),
      (
        #""strings": "no/such""#,
        "1:35: error: 'strings' is 'no/such', which is no folder. Name the one that holds the '.lproj'"
          + " folders."
      ),
      (
        #""strings": 1"#,
        "1:35: error: 'strings' is 1. Write the path of the folder that holds the '.lproj' folders."
      ),
    ] as [(String, String)])
  func `what MobileID cannot take is explained`(member: String, problem: String) throws {
    #expect(
      try TestFiles.problems("{\"system\": \"mobileid\", \(member)}") == [
        "acme.theme.json:" + problem
      ])
  }

  @Test func `the values of case d04 are read with the alpha first`() throws {
    let path = TestFiles.folder + "/Cases/d04/hexes.json"
    let values = try String(decoding: FileSystem.read(path), as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix(" ") }
      .map { $0.hasSuffix(",") ? $0.dropFirst().dropLast() : $0.dropFirst() }
    #expect(values.count == 29)
    var accepted: [String] = []
    for value in values {
      let reading = try TestFiles.read(
        "{\"system\": \"mobileid\", \"colors\": {\"primary\": \(value)}}")
      let isKept = reading.theme.overrides.light[.primary] == nil
      #expect(reading.problems.contains { $0.code == .badColor && $0.severity == .error } == isKept)
      #expect(reading.problems.allSatisfy { $0.message.contains("'primary'") })
      guard !isKept else {
        #expect(reading.theme.resolve(.light).colors[.primary]?.hexText == "#1F3A8A")
        continue
      }
      accepted.append("\(value) \(reading.theme.resolve(.light).colors[.primary]?.hexText ?? "")")
    }
    #expect(
      accepted == [
        ##""#1F3A8A" #1F3A8A"##, ##""1f3a8a" #1F3A8A"##, ##""#991F3A8A" #1F3A8A99"##,
        ##""#1F3A8A99" #3A8A991F"##, ##""#000000" #000000"##, ##""#00000000" #00000000"##,
        ##""FFFFFF" #FFFFFF"##,
      ])
  }

  @Test func `a theme extends one of the same system and inherits its system`() throws {
    try TestFiles.with([
      "base.theme.json": "{ \"system\": \"mobileid\", \"strings\": \"texts\", \(palette) }",
      "texts/en.lproj/Localizable.strings": "",
      "brand.theme.json": ##"{ "extends": "base.theme.json", "colors": { "primary": "AA0000" } }"##,
      "wrong.theme.json": #"{ "system": "agentforce", "extends": "base.theme.json" }"#,
    ]) { folder in
      let reading = try ThemeReader.read(path: folder + "/brand.theme.json")
      #expect(reading.problems.isEmpty)
      #expect(reading.theme.system == .mobileid)
      #expect(reading.stringsFolder?.value == folder + "/texts")
      let light = reading.theme.resolve(.light)
      #expect(light.colors[.primary]?.hexText == "#AA0000")
      #expect(light.colors[.accentGreen]?.hexText == "#16A34A80")
      let wrong = try ThemeReader.read(path: folder + "/wrong.theme.json")
      #expect(
        wrong.problems.map { $0.text.replacing(folder + "/", with: "") } == [
          "wrong.theme.json:1:38: error: This theme is of the system 'agentforce' and extends one of"
            + " 'mobileid'. Extend a theme of the same system."
        ])
      #expect(wrong.theme == Theme(name: "wrong", supply: .overrides))
    }
  }
}
