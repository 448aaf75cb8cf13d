import Testing
import TintypePrimitives
import TintypeTheming

@Suite struct ContrastCheckTests {
  func color(_ hex: UInt32, _ line: Int, alpha: Double = 1) -> Setting<ColorValue> {
    Setting(
      ColorValue(Paint(hex: hex, alpha: alpha)),
      at: FilePosition(file: "acme.theme.json", line: line, column: 5))
  }

  func found(_ theme: Theme) -> [String] {
    StaticChecks.run(theme).filter { $0.code == .contrast }.map(\.text)
  }

  func theme(_ content: LayerContent) -> Theme { Theme(supply: .overrides, overrides: content) }

  @Test func `a failing pair names both tokens, their inputs and the nearest colour that passes`() {
    let content = LayerContent(light: [.titleBarTextColor: color(0x999999, 4)])
    #expect(
      found(theme(content)) == [
        "acme.theme.json:4:5: warning: In light, 'titleBarTextColor' (#999999) on"
          + " 'titleBarBackground' (#FFFFFF from 'surface1') has a contrast of 2.84 (Lc 54.6), and"
          + " text needs 4.5. The nearest colour that passes is #767676, for 'titleBarTextColor'."
      ])
  }

  @Test func `the place is that of the ground where only the ground is set`() {
    let content = LayerContent(dark: [.toastInfoBackground: color(0x4BA3EA, 6)])
    #expect(
      found(theme(content)) == [
        "acme.theme.json:6:5: warning: In dark, 'toastInfoForeground' (#79B8F7 from 'information1') on"
          + " 'toastInfoBackground' (#4BA3EA) has a contrast of 1.29 (Lc -11.0), and text needs 4.5. The"
          + " nearest colour that passes is #003662, for 'toastInfoForeground'."
      ])
  }

  @Test func `an icon needs three and decoration nothing`() {
    let content = LayerContent(light: [
      .sendButtonIconTint: color(0x3F8FD9, 1), .titleBarDividerColor: color(0xFFFFFF, 2),
    ])
    let rows = ContrastTable(theme(content)).rows.filter {
      $0.scheme == .light
        && [.sendButtonIconTint, .titleBarDividerColor].contains($0.pair.foreground)
    }
    #expect(
      rows.map { "\($0.title): \($0.verdict.rawValue), \($0.minimum ?? 0)" } == [
        "titleBarDividerColor on titleBarBackground: exempt, 0.0",
        "sendButtonIconTint on sendButtonEnabledBackground: fail, 3.0",
        "sendButtonIconTint on sendButtonDisabledBackground: exempt, 0.0",
      ])
  }

  @Test func `a ratio just below the limit fails and one at the limit passes`() {
    func verdict(_ hex: UInt32) -> ContrastRow.Verdict? {
      ContrastTable(
        theme(
          LayerContent(light: [
            .titleBarTextColor: color(hex, 1), .titleBarBackground: color(0xFFFFFF, 2),
          ]))
      ).row(.titleBarTextColor, on: .titleBarBackground, in: .light)?.verdict
    }
    #expect(verdict(0x777777) == .fail)
    #expect(verdict(0x767676) == .pass)
  }

  @Test func `where no lightness passes, another hue or opacity is asked for`() {
    let content = LayerContent(light: [
      .titleBarTextColor: color(0x000000, 1, alpha: 0.05),
      .titleBarBackground: color(0x777777, 2, alpha: 0.05),
    ])
    #expect(found(theme(content)).first?.hasSuffix("change the hue, or the opacity.") == true)
  }

  @Test func `the table has every pair in both schemes and no failure by default`() {
    let table = ContrastTable(Theme())
    #expect(table.rows.count == 408)
    #expect(table.failing.isEmpty)
    #expect(table.rows.prefix(204).allSatisfy { $0.scheme == .light })
    #expect(table.rows.allSatisfy { $0.assumedRatios.isEmpty })
    #expect(
      table.row(.sendButtonIconTint, on: .sendButtonEnabledBackground, in: .dark)?.contrast
        .ratioText == "6.06")
  }

  @Test func `a pair that fails since the previous version names both tokens and the change`() {
    let before = theme(
      LayerContent(light: [.accent1: color(0x0A6B4F, 4)], dark: [.accent1: color(0x5ED3A8, 9)]))
    let after = theme(
      LayerContent(light: [.accent1: color(0x5ED3A8, 4)], dark: [.accent1: color(0x5ED3A8, 9)]))
    let changes = ContrastChange.newlyFailing(
      from: ContrastTable(before), to: ContrastTable(after))
    #expect(changes.allSatisfy { $0.after.scheme == .light && $0.before.verdict == .pass })
    let change = changes.first { $0.after.pair.foreground == .chatResponseButtonTextColor }
    #expect(
      change?.description
        == "In light, 'chatResponseButtonTextColor' on 'chatResponseButtonBackground' had a contrast of"
        + " 6.50 and has 1.84 now, where text needs 4.5: 'accent1' from #0A6B4F to #5ED3A8 changed."
    )
    #expect(change?.changes == ["'accent1' from #0A6B4F to #5ED3A8"])
    #expect(
      ContrastChange.newlyFailing(from: ContrastTable(after), to: ContrastTable(after)).isEmpty)
    #expect(
      ContrastChange.newlyFailing(from: ContrastTable(after), to: ContrastTable(before)).isEmpty)
  }

  // MARK: MobileID

  func palette(_ colors: [ColorToken: UInt32]) -> Theme {
    var all = ThemeCatalog.mobileid.colors.reduce(into: [ColorToken: Setting<ColorValue>]()) {
      if case .derived(let light, _) = $1.value { $0[$1.token] = Setting(ColorValue(light)) }
    }
    all.merge(colors.mapValues { color($0, 3) }) { $1 }
    return Theme(system: .mobileid, mode: .system, overrides: LayerContent(light: all))
  }

  @Test func `MobileID's secondary on background and texts are always judged, in both modes`() {
    let titles = ContrastTable(palette([:])).rows.map { "\($0.scheme) \($0.title)" }
    for scheme in ColorScheme.allCases {
      #expect(titles.contains("\(scheme) secondary on background"))
      #expect(titles.contains("\(scheme) grayscaleDark on background"))
      #expect(titles.contains("\(scheme) background on grayscaleDark"))
    }
  }

  @Test func `a verdict that depends on the assumed vibrancy is none`() {
    let doubtful = palette([.secondary: 0x3B76F0])
    let row = ContrastTable(doubtful).row(.secondary, on: .background, in: .dark)
    #expect(row?.verdict == .assumptionDependent)
    #expect(
      found(doubtful).contains(
        "acme.theme.json:3:5: note: In dark, 'secondary' (#518AFF) on 'background' (#0F172A from"
          + " 'grayscaleDark') has a contrast between 4.13 and 5.46, depending on how much more vibrant"
          + " MobileID makes colours in dark, and text needs 4.5. Look at it on a device."))
  }

  @Test func `a failure under every assumption names a colour for the palette`() {
    let problems = found(palette([.secondary: 0x2563EB]))
    #expect(
      problems.contains(
        "acme.theme.json:3:5: warning: In dark, 'secondary' (#3877FF) on 'background' (#0F172A from"
          + " 'grayscaleDark') has a contrast of 4.46 (Lc -33.8), and text needs 4.5, under each"
          + " assumption about dark. The nearest colour that passes is #4A84FF, for 'secondary' in the"
          + " palette, from which dark is derived."))
  }

  @Test func `dark text that cannot be set leaves its ground to change`() {
    let problems = found(palette([.grayscaleDark: 0x9AA5B5, .background: 0x000000]))
    #expect(
      problems.contains {
        $0.contains(
          "In dark, 'grayscaleDark' (#FFFFFF) on 'background' (#9AA5B5 from 'grayscaleDark')")
          && $0.hasSuffix("for 'grayscaleDark' in the palette, from which dark is derived.")
      })
  }

  @Test func `what MobileID takes no account of is reported, and a palette has to be whole`() {
    let theme = Theme(
      system: .mobileid, mode: .system,
      overrides: LayerContent(
        light: [.primary: color(0x1F3A8A, 2), .secondary: color(0x1D4ED8, 3)],
        dark: [.primary: color(0, 4)], fontFamilyName: Setting("Inter"),
        icons: [.actionSend: Setting(IconValue(light: .file("a.svg")))]),
      branding: LayerContent(light: [.primary: color(0, 9)]))
    let problems = StaticChecks.run(theme).filter { $0.code != .contrast }.map(\.text)
    #expect(
      problems == [
        "acme.theme.json:2:5: warning: The palette lacks 'grayscaleDark', 'grayscaleMediumDark',"
          + " 'grayscaleMedium', 'grayscaleLight', 'accentRed', 'accentOrange', 'accentGreen',"
          + " 'background', which MobileID has no public default for; the guide's sample colours are"
          + " drawn. Set all ten.",
        "acme.theme.json:4:5: error: MobileID derives its dark palette from the light one and takes no"
          + " second. Remove the dark colours.",
        "error: MobileID has no slot for a logo, an illustration or an icon. Show brand images in"
          + " screens of the app's own.",
        "error: MobileID's text roles choose text styles of iOS, not a family. Remove the family.",
        "error: MobileID has no org branding. Set its ten colours in the app's palette.",
      ])
    #expect(StaticChecks.run(palette([:])).filter { $0.code != .contrast }.isEmpty)
  }
}
