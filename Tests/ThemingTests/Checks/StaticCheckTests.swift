import Testing
import TintypePrimitives
import TintypeTheming

@Suite struct StaticCheckTests {
  let red = ColorValue(Paint(hex: 0xFF0000))

  func place(_ line: Int) -> FilePosition {
    FilePosition(file: "acme.theme.json", line: line, column: 5)
  }

  func color(_ hex: UInt32, _ line: Int) -> Setting<ColorValue> {
    Setting(ColorValue(Paint(hex: hex)), at: place(line))
  }

  /// The findings of some codes, as they are printed, without the file's name.
  func found(_ theme: Theme, _ codes: Set<ProblemCode>) -> [String] {
    StaticChecks.run(theme).filter { codes.contains($0.code) }.map {
      $0.text.replacing("acme.theme.json:", with: "")
    }
  }

  func theme(_ content: LayerContent, branding: LayerContent? = nil) -> Theme {
    Theme(supply: .overrides, overrides: content, branding: branding)
  }

  // MARK: One mode only

  @Test func `a colour set in one mode only is named`() {
    let content = LayerContent(
      light: [.accent1: color(0, 1), .surface1: color(0, 2)],
      dark: [.accent1: color(0xFFFFFF, 3), .border1: color(0, 4)])
    #expect(
      found(theme(content), [.oneModeOnly]) == [
        "2:5: warning: 'surface1' is set in 'light' only; in dark it keeps its default. Set it in"
          + " 'dark' too.",
        "4:5: warning: 'border1' is set in 'dark' only; in light it keeps its default. Set it in"
          + " 'light' too.",
      ])
  }

  @Test func `a whole missing mode is named once`() {
    let one = LayerContent(dark: [.accent1: color(0, 7)])
    #expect(
      found(theme(one), [.oneModeOnly]) == [
        "7:5: warning: 'dark' sets a colour and 'light' none, so light draws the SDK's defaults. Set"
          + " them in 'light' too."
      ])
    let several = LayerContent(light: [.accent1: color(0, 9), .surface1: color(0, 8)])
    #expect(
      found(theme(several), [.oneModeOnly]) == [
        "8:5: warning: 'light' sets 2 colours and 'dark' none, so dark draws the SDK's defaults. Set"
          + " them in 'dark' too."
      ])
  }

  @Test func `a manager of one mode needs no colours of the other`() {
    let content = LayerContent(light: [.accent1: color(0, 1)])
    for (mode, count) in [(ThemeMode.light, 0), (.system, 1)] {
      let managed = Theme(supply: .customManager, mode: mode, overrides: content)
      #expect(found(managed, [.oneModeOnly]).count == count)
    }
  }

  @Test func `branding in one mode only is named too`() {
    let branded = theme(LayerContent(), branding: LayerContent(light: [.accent1: color(0, 3)]))
    #expect(found(branded, [.oneModeOnly]).count == 1)
  }

  // MARK: Same as the default, without effect

  @Test func `a colour that equals the default in both modes is noted, in one mode not`() {
    let same = LayerContent(
      light: [.accent1: color(0x0176D3, 1)], dark: [.accent1: color(0x4BA3EA, 2)])
    #expect(
      found(theme(same), [.sameAsDefault]) == [
        "1:5: note: 'accent1' is set to #0176D3, the default that the vendor's sample shows in light."
          + " Remove it, unless the SDK's own turns out to be another.",
        "2:5: note: 'accent1' is set to #4BA3EA, the default that the vendor's sample shows in dark."
          + " Remove it, unless the SDK's own turns out to be another.",
      ])
    let half = LayerContent(
      light: [.accent1: color(0x112233, 1)], dark: [.accent1: color(0x4BA3EA, 2)])
    #expect(found(theme(half), [.sameAsDefault]).isEmpty)
  }

  @Test func `a default that guards a component against its generic has an effect`() {
    let content = LayerContent(
      light: [.accent1: color(0xFF0000, 1), .sendButtonEnabledBackground: color(0x0176D3, 2)])
    #expect(found(theme(content), [.sameAsDefault, .noEffect]).isEmpty)
  }

  @Test func `a component set to what its generic gives it has no effect`() {
    let content = LayerContent(
      light: [.accent1: color(0x0A6B4F, 1), .sendButtonEnabledBackground: color(0x0A6B4F, 2)])
    #expect(
      found(theme(content), [.sameAsDefault, .noEffect]) == [
        "2:5: note: 'sendButtonEnabledBackground' is set to #0A6B4F, which it has anyway in light as it"
          + " follows 'accent1'. Remove it."
      ])
  }

  @Test func `a default that hides branding has an effect`() {
    let content = LayerContent(light: [.accent1: color(0x0176D3, 1)])
    let branding = LayerContent(light: [.accent1: color(0xFF0000, 9)])
    #expect(found(theme(content, branding: branding), [.sameAsDefault]).isEmpty)
  }

  @Test func `a generic that no component follows is noted`() {
    let content = LayerContent(light: [.accent2: color(0xFF0000, 1)])
    #expect(
      found(theme(content), [.noEffect]) == [
        "1:5: note: No component follows 'accent2', so only views of the app's own show it. Set the"
          + " tokens of the components that are meant."
      ])
  }

  @Test func `a generic whose followers are all set themselves is noted`() {
    let followers = ThemeCatalog.agentforce.colors.filter { $0.alias == .accent5 }.map(\.token)
    var content = LayerContent(dark: [.accent5: color(0x101010, 1)])
    for token in followers { content.dark[token] = color(0x202020, 2) }
    #expect(followers.count == 3)
    func notes() -> [String] {
      found(Theme(supply: .customManager, mode: .system, overrides: content), [.noEffect])
    }
    #expect(
      notes() == [
        "1:5: note: 'accent5' shows nowhere in dark, as the 3 tokens that follow it are all set"
          + " themselves. Remove it, or what masks it."
      ])
    content.dark[followers[0]] = nil
    #expect(notes().isEmpty)
  }

  @Test func `a style override that changes nothing is noted field by field`() {
    let content = LayerContent(
      fontFamilyName: Setting("Inter", at: place(1)),
      fonts: [
        .titlesScale3Semibold: FontOverride(
          size: Setting(20, at: place(2)), weight: Setting(600, at: place(3)),
          familyName: Setting("Inter", at: place(4))),
        .bodyScale1Bold: FontOverride(size: Setting(15, at: place(5))),
      ])
    #expect(
      found(theme(content), [.sameAsDefault, .noEffect]) == [
        "2:5: note: 'titlesScale3Semibold' has the size 20 anyway. Remove it.",
        "3:5: note: 'titlesScale3Semibold' has the weight 600 anyway. Remove it.",
        "4:5: note: 'titlesScale3Semibold' has the theme's family 'Inter' anyway. Remove it.",
      ])
  }

  @Test func `a theme's family that every style replaces is noted`() {
    var content = LayerContent(fontFamilyName: Setting("Inter", at: place(1)))
    for font in ThemeCatalog.agentforce.fonts {
      content.fonts[font.style] = FontOverride(familyName: Setting("Georgia"))
    }
    #expect(
      found(theme(content), [.noEffect]) == [
        "1:5: note: Every text style names a family of its own, so 'Inter' shows nowhere. Remove it, or"
          + " theirs."
      ])
  }

  @Test func `a word that equals the default is noted with what it costs`() {
    let content = LayerContent(words: [.endChatTitle: Setting("End Chat?", at: place(1))])
    #expect(
      found(theme(content), [.sameAsDefault]) == [
        "1:5: note: 'endChatTitle' is set to the SDK's own default, 'End Chat?'. Set in a theme, it"
          + " shows in every language. Remove it to keep the SDK's translations."
      ])
  }

  @Test func `a dimension that equals the default is noted, and a width of zero is unbounded`() {
    let content = LayerContent(dimensions: [
      "spacing4": Setting(16, at: place(1)), "messageTextMaximumWidth": Setting(0, at: place(2)),
      "spacing5": Setting(25, at: place(3)),
    ])
    let managed = Theme(supply: .customManager, mode: .system, overrides: content)
    #expect(
      found(managed, [.sameAsDefault]) == [
        "1:5: note: 'spacing4' is 16 anyway. Remove it.",
        "2:5: note: 'messageTextMaximumWidth' is unbounded anyway, as numbers up to 0 count as no"
          + " limit. Remove it.",
      ])
  }

  // MARK: Fonts, icons, words

  @Test func `a generic family and an empty one are warned of`() {
    let content = LayerContent(
      fontFamilyName: Setting("serif", at: place(1)),
      fonts: [
        .bodyScale1Bold: FontOverride(familyName: Setting("Monospace", at: place(2))),
        .bodyScale1Regular: FontOverride(familyName: Setting("", at: place(3))),
        .bodyScale2Bold: FontOverride(familyName: Setting("Georgia", at: place(4))),
      ])
    #expect(
      found(theme(content), [.genericFamily, .missingFont]) == [
        "1:5: warning: 'serif' is a CSS generic name, which iOS does not resolve. Name a real family,"
          + " such as 'Georgia'.",
        "2:5: warning: 'Monospace' is a CSS generic name, which iOS does not resolve. Name a real"
          + " family, such as 'Menlo'.",
        "3:5: warning: An empty family name counts as set and names no font, so iOS substitutes one."
          + " Leave the name out to inherit.",
      ])
  }

  @Test func `the options menu's icon is noted as the documented exception`() {
    let content = LayerContent(icons: [
      .uiOptionsMenu: Setting(IconValue(light: .file("m.svg")), at: place(1)),
      .actionSend: Setting(
        IconValue(light: .file("s.svg"), dark: .file("s.svg")), at: place(2)),
    ])
    #expect(
      found(theme(content), [.documentedException, .noEffect]) == [
        "1:5: note: 'uiOptionsMenu' shows in the title bar and the options menu; the 'more' glyph in"
          + " citations and toxicity notices stays the SDK's own, as its guide says.",
        "2:5: note: 'actionSend' has one image for both modes; 'light' alone serves dark too. Remove"
          + " 'dark'.",
      ])
  }

  @Test func `a text that the SDK does not use is reported`() {
    let content = LayerContent(words: [
      .serviceAIAgentName: Setting(" ", at: place(1)),
      .typingIndicatorText: Setting("typing", at: place(2)),
      .routingWaitResolvedMinutes: Setting("%1$@ of 100 %", at: place(3)),
    ])
    #expect(
      found(theme(content), [.emptyWord, .placeholderMismatch]) == [
        "1:5: warning: 'serviceAIAgentName' is empty, which counts as not customised. Write a text, or"
          + " remove it.",
        "2:5: error: The text of 'typingIndicatorText' does not take the one value '%1$@'. Write"
          + " '%1$@' where the value goes and '%%' for a percent sign; the SDK's own text is kept.",
        "3:5: error: The text of 'routingWaitResolvedMinutes' has a '%' that starts no placeholder."
          + " Write '%1$@' where the value goes and '%%' for a percent sign; the SDK's own text is"
          + " kept.",
      ])
  }

  // MARK: Managers, modes, provenance

  @Test func `a bag beside a manager wins and the manager is named as ignored`() {
    let manager = Theme(
      supply: .customManager, mode: .dark, hasDynamicFonts: false,
      overrides: LayerContent(
        light: [.accent1: color(0x111111, 1)], fontFamilyName: Setting("Georgia")))
    let both = manager.with(
      bag: LayerContent(light: [.surface1: color(0x222222, 4)]), at: place(3))
    #expect(
      found(both, [.managerIgnored]) == [
        "3:5: warning: The configuration has a theme manager and a bag of overrides, so the bag wins"
          + " and the manager is ignored, with 2 of its values. Keep one of them and hand it over"
          + " with 'setTheming(_:)'."
      ])
    #expect(both.supply == .overrides)
    #expect(both.mode == .light)
    #expect(both.hasDynamicFonts)
    #expect(both.resolve(.light).colors[.accent1]?.hexText == "#0176D3")
    #expect(both.resolve(.light).colors[.surface1]?.hexText == "#222222")
    #expect(both.resolve(.light).fonts[.bodyScale1Bold]?.familyName == nil)
    #expect(manager.with(bag: LayerContent(), at: place(3)) == manager)
  }

  @Test func `under a bag that wins, branding is merged token by token`() {
    var theme = Theme(supply: .customManager).with(
      bag: LayerContent(light: [.surface1: color(0x222222, 4)]))
    theme.branding = LayerContent(light: [.accent1: color(0x333333, 1)])
    #expect(theme.resolve(.light).colors[.accent1]?.hexText == "#333333")
  }

  @Test func `colours of a mode that never shows are noted`() {
    let content = LayerContent(
      light: [.accent1: color(0, 1)], dark: [.accent1: color(0xEEEEEE, 3)])
    #expect(
      found(theme(content), [.noEffect]) == [
        "3:5: note: A bag of overrides has no mode and the SDK's is light, so the colour of 'dark'"
          + " never shows. Use a theme manager of the mode 'system' for both."
      ])
    let managed = Theme(supply: .customManager, mode: .dark, overrides: content)
    #expect(
      found(managed, [.noEffect]) == [
        "1:5: note: The mode is 'dark', so the colour of 'light' never shows. Use a theme manager of"
          + " the mode 'system' for both."
      ])
    #expect(
      found(Theme(supply: .customManager, mode: .system, overrides: content), [.noEffect]).isEmpty)
  }

  @Test func `proposed defaults are counted once`() {
    #expect(ProposedDefaults.count(Theme()) == 266)
    #expect(
      found(Theme(), [.proposedDefault]) == [
        "note: 266 of 282 colours rest on defaults that are proposed here, not the vendor's. 'render"
          + " tokens import PAGE' replaces them with those of the vendor's reference."
      ])
    let set = LayerContent(
      light: [.chatBackground: color(0, 1), .border1: color(0, 1)],
      dark: [.chatBackground: color(0, 1)])
    #expect(ProposedDefaults.count(theme(set)) == 265)
  }

  @Test func `the default theme has no finding but the count of proposed defaults`() {
    #expect(StaticChecks.run(Theme()).map(\.code) == [.proposedDefault])
  }

  @Test func `findings come in the order of files and lines, those without a place last`() {
    var content = LayerContent(light: [
      .accent2: Setting(red, at: FilePosition(file: "base.json", line: 1)),
      .surface1: color(0, 9), .border1: color(0, 2),
    ])
    content.dark = [.accent1: color(0xFFFFFF, 5)]
    let problems = StaticChecks.run(theme(content), files: ["acme.theme.json", "base.json"])
    let places = problems.map { "\($0.position?.file ?? "-"):\($0.position?.line ?? 0)" }
    #expect(places.last == "-:0")
    #expect(
      places.dropLast()
        == places.dropLast().sorted {
          let (a, b) = ($0.hasPrefix("base"), $1.hasPrefix("base"))
          return a == b ? $0 < $1 : !a
        })
  }

  @Test func `severities are set by code, and a code may be off`() {
    let problems = [
      Problem(.note, .noEffect, "a"), Problem(.warning, .contrast, "b"),
      Problem(.warning, .oneModeOnly, "c"),
    ]
    let settings = SeveritySettings([.noEffect: .error, .contrast: .off])
    #expect(
      settings.applied(to: problems) == [
        Problem(.error, .noEffect, "a"), Problem(.warning, .oneModeOnly, "c"),
      ])
    #expect(SeveritySettings().applied(to: problems) == problems)
  }
}
