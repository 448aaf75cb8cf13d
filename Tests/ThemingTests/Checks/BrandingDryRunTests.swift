import Testing
import TintypePrimitives
import TintypeTheming

@Suite struct BrandingDryRunTests {
  func place(_ line: Int, _ file: String = "org.json") -> FilePosition {
    FilePosition(file: file, line: line, column: 3)
  }

  func color(_ line: Int, _ file: String = "org.json") -> Setting<ColorValue> {
    Setting(ColorValue(Paint(hex: 0x336699)), at: place(line, file))
  }

  var branding: LayerContent {
    LayerContent(
      light: [.accent1: color(1), .surface1: color(2)], dark: [.accent1: color(3)],
      fontFamilyName: Setting("Georgia", at: place(4)),
      fonts: [
        .bodyScale1Bold: FontOverride(
          size: Setting(15, at: place(5)), weight: Setting(500, at: place(6)),
          lineHeight: Setting(21.5, at: place(7)))
      ],
      icons: [.actionSend: Setting(IconValue(light: .file("send.svg")), at: place(8))],
      words: [
        .endChatTitle: Setting("Org", at: place(9)),
        .typingIndicatorText: Setting("x", at: place(10)),
      ])
  }

  func lines(_ theme: Theme) -> [String] {
    BrandingDryRun(theme).entries.map {
      "\($0.position?.line ?? 0) \($0.title) = \($0.value): \($0.outcome)"
    }
  }

  @Test func `without overrides all that the SDK takes shows`() {
    #expect(
      lines(Theme(branding: branding)) == [
        "2 'surface1' in light = #336699: shows", "1 'accent1' in light = #336699: shows",
        "3 'accent1' in dark = #336699: shows", "4 'fontFamilyName' = Georgia: shows",
        "5 'bodyScale1Bold' (size) = 15: shows", "6 'bodyScale1Bold' (weight) = 500: shows",
        "7 'bodyScale1Bold' (line height) = 21.5: shows", "8 'actionSend' = send.svg: shows",
        "9 'endChatTitle' = Org: shows", "10 'typingIndicatorText' = x: rejected",
      ])
    #expect(BrandingDryRun(Theme()).entries.isEmpty)
  }

  @Test func `what the app sets masks branding, value by value`() {
    let app = LayerContent(
      light: [.accent1: color(20, "acme.theme.json")],
      fontFamilyName: Setting("Inter", at: place(21, "acme.theme.json")),
      fonts: [.bodyScale1Bold: FontOverride(weight: Setting(700))],
      words: [.endChatTitle: Setting("")])
    let theme = Theme(supply: .overrides, overrides: app, branding: branding)
    let run = BrandingDryRun(theme)
    #expect(
      run.masked.map(\.title) == [
        "'accent1' in light", "'fontFamilyName'", "'bodyScale1Bold' (weight)",
        "'typingIndicatorText'",
      ])
    #expect(run.shown.count == 6)
    let notes = StaticChecks.run(theme).filter { $0.code == .maskedByOverride }.map(\.text)
    #expect(
      notes == [
        "org.json:1:3: note: 'accent1' in light does not show, as the app sets 'accent1' at"
          + " acme.theme.json:20.",
        "org.json:4:3: note: 'fontFamilyName' does not show, as the app sets 'fontFamilyName' at"
          + " acme.theme.json:21.",
        "org.json:6:3: note: 'bodyScale1Bold' (weight) does not show, as the app sets"
          + " 'bodyScale1Bold'.",
      ])
  }

  @Test func `under a theme manager only icons and words of branding show`() {
    let theme = Theme(supply: .customManager, mode: .system, branding: branding)
    #expect(BrandingDryRun(theme).shown.map(\.name) == ["actionSend", "endChatTitle"])
    let notes = StaticChecks.run(theme).filter { $0.code == .maskedByOverride }
    #expect(notes.count == 7)
    #expect(
      notes.first?.text
        == "org.json:1:3: note: 'accent1' in light does not show, as the app's theme manager decides"
        + " colours and fonts.")
  }

  @Test func `a branded generic whose followers are all set themselves shows nowhere`() {
    let followers = ThemeCatalog.agentforce.colors.filter { $0.alias == .accent5 }.map(\.token)
    var app = LayerContent()
    for token in followers { app.light[token] = color(1, "acme.theme.json") }
    let theme = Theme(
      supply: .overrides, overrides: app, branding: LayerContent(light: [.accent5: color(2)]))
    #expect(BrandingDryRun(theme).entries.map(\.outcome) == [.followersSetThemselves])
  }

  @Test func `lengths in branding are reported`() {
    let theme = Theme(branding: LayerContent(dimensions: ["spacing4": Setting(9, at: place(2))]))
    #expect(
      StaticChecks.run(theme).first?.text
        == "org.json:2:3: error: 'spacing4' cannot be branded; the app's own theme decides it. Remove"
        + " it.")
  }
}
