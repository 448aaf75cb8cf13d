import Testing
import TintypePrimitives
import TintypeTheming

@Suite struct ExplainTests {
  func place(_ line: Int, _ file: String = "acme.theme.json") -> FilePosition {
    FilePosition(file: file, line: line, column: 5)
  }

  var theme: Theme {
    Theme(
      supply: .overrides,
      overrides: LayerContent(
        light: [.accent1: Setting(ColorValue(Paint(hex: 0x0A6B4F)), at: place(12))],
        fontFamilyName: Setting("Inter", at: place(30)),
        fonts: [.titlesScale3Semibold: FontOverride(size: Setting(22, at: place(31)))],
        icons: [.iconClose: Setting(IconValue(light: .file("x.svg")), at: place(40))],
        words: [.endChatTitle: Setting("Bye?", at: place(50))]),
      branding: LayerContent(
        light: [
          .accent1: Setting(ColorValue(Paint(hex: 0x111111)), at: place(2, "org.json")),
          .accent4: Setting(ColorValue(Paint(hex: 0x222222)), at: place(3, "org.json")),
        ],
        fonts: [
          .titlesScale3Semibold: FontOverride(weight: Setting(700, at: place(4, "org.json")))
        ]))
  }

  @Test func `a token is explained with value, layer, chain, place, evidence`() throws {
    let explanation = try theme.explain("sendButtonEnabledBackground")
    #expect(explanation.values.map(\.scheme) == [.light, .dark])
    #expect(explanation.values.map(\.layer) == [.override, .sdkDefault])
    #expect(explanation.values.map(\.position) == [place(12), nil])
    #expect(explanation.values[0].chain == ["sendButtonEnabledBackground", "accent1"])
    #expect(
      explanation.lines == [
        "sendButtonEnabledBackground: colour token, Send button (fill)",
        "  light  #0A6B4F  override, acme.theme.json:12  ← accent1",
        "  dark   #4BA3EA  SDK default  ← accent1", "  default: follows 'accent1', proposed here",
        "  name: documented", "  note: main action follows the accent",
      ])
  }

  @Test func `a generic token lists what follows it and what draws it`() throws {
    var explanation = try theme.explain("accent4")
    explanation.drawnBy = ["agent-message"]
    #expect(
      explanation.lines == [
        "accent4: colour token, Agentforce-specific accent",
        "  light  #222222  branding, org.json:3", "  dark   #7BC8F3  SDK default",
        "  default: #05628A in light, #7BC8F3 in dark, seen in the vendor's sample code",
        "  name: documented",
        "  followed by: agentAvatarIconTint, preChatFormAvatarIconTint",
        "  drawn by: agent-message", "  note: stock theme of a vendor sample, SDK 14",
      ])
  }

  @Test func `a literal says that nothing else changes it`() throws {
    #expect(
      try Theme().explain("mediaViewerBackground").notes == [
        "media is viewed on black", "a literal, which no other token changes",
      ])
  }

  @Test func `a text style is explained field by field`() throws {
    #expect(
      try theme.explain("titlesScale3Semibold").lines == [
        "titlesScale3Semibold: text style, a style of text",
        "  family       Inter  override, acme.theme.json:30  ← fontFamilyName",
        "  size         22 pt  override, acme.theme.json:31",
        "  weight       700  branding, org.json:4",
        "  line height  28.6 pt  override, acme.theme.json:31",
        "  text style   title3  SDK default",
        "  default: 20 pt, weight 600, line height 26 pt, documented", "  name: documented",
        "  note: line height, tracking and text style are proposed here",
      ])
  }

  @Test func `an icon slot lists its tints by place`() throws {
    #expect(
      try theme.explain("iconClose").lines == [
        "iconClose: icon slot, title bar, sheets, image viewer",
        "  light  x.svg  override, acme.theme.json:40",
        "  dark   x.svg  override, acme.theme.json:40",
        "  default: a glyph of ours, proposed here", "  name: documented",
        "  note: in the title bar it takes the colour of 'titleBarIconTint' (documented)",
        "  note: in the sheet it takes the colour of 'modalSheetItemIconTint' (documented)",
        "  note: in the image viewer it takes the colour of 'mediaViewerCloseIconTint' (documented)",
      ])
    #expect(
      try theme.explain("uiOptionsMenu").notes.last
        == "the 'more' glyph in citations and toxicity notices ignores it, as the guide says")
    #expect(
      try theme.explain("aiAgent").notes == ["an image that a theme supplies keeps its colours"])
  }

  @Test func `a word and a dimension are explained`() throws {
    #expect(
      try theme.explain("endChatTitle").lines == [
        "endChatTitle: display name, end-chat confirmation",
        "  'Bye?'  override, acme.theme.json:50", "  default: 'End Chat?', documented",
        "  name: documented", "  note: shown in: Service",
      ])
    #expect(
      try theme.explain("messageTextMaximumWidth").lines == [
        "messageTextMaximumWidth: dimension, sizing", "  unbounded  SDK default",
        "  default: unbounded, documented", "  name: documented",
        "  note: it caps agent-authored text, never the user's; numbers up to 0 are no limit",
      ])
  }

  @Test func `a colour of MobileID tells how dark comes about`() throws {
    let theme = Theme(
      system: .mobileid,
      overrides: LayerContent(
        light: [.grayscaleDark: Setting(ColorValue(Paint(hex: 0x101820)), at: place(4))]))
    #expect(
      try theme.explain("background").lines.prefix(4) == [
        "background: colour token, screen, card and popup surface",
        "  light  #FFFFFF  SDK default",
        "  dark   #101820  override, acme.theme.json:4  ← grayscaleDark",
        "  default: #FFFFFF in light, in dark the light 'grayscaleDark', seen in the vendor's sample"
          + " code",
      ])
    #expect(
      try theme.explain("primary").notes.last
        == "by how much dark is more vibrant is proposed here: oklch_step")
    #expect(try theme.explain("bodyStyle").values.last?.text == "body")
  }

  @Test func `an unknown name is refused with the nearest one`() {
    #expect(throws: UnknownNameError("accnt1", suggestion: "accent1")) {
      try theme.explain("accnt1")
    }
    #expect(
      UnknownNameError("accnt1", suggestion: "accent1").description
        == "'accnt1' is no token, text style, icon slot, display name or dimension. Did you mean"
        + " 'accent1'?")
    #expect(
      UnknownNameError("qqqqqq", suggestion: nil).description
        == "'qqqqqq' is no token, text style, icon slot, display name or dimension. 'render tokens'"
        + " lists the names.")
  }

  @Test func `every name of both catalogues can be explained`() throws {
    for system in ThemeSystem.allCases {
      for name in system.catalog.names {
        #expect(try !Theme(system: system).explain(name).values.isEmpty)
      }
    }
  }

  @Test func `the table of layers shows what each has and which wins`() {
    #expect(
      LayerTable(theme).lines == [
        "name                         mode   override   branding   default",
        "accent1                      light  #0A6B4F *  #111111    #0176D3",
        "accent4                      light             #222222 *  #05628A",
        "fontFamilyName                      Inter *               system font",
        "titlesScale3Semibold size           22 *                  20",
        "titlesScale3Semibold weight                    700 *      600",
        "iconClose                           x.svg *               iconClose",
        "endChatTitle                        Bye? *                End Chat?",
      ])
  }

  @Test func `the whole table has a row for every name, with the input of a follower`() {
    let table = LayerTable(theme, all: true)
    #expect(table.rows.count == 2 * 282 + 1 + 23 * 4 + 23 + 45 + 39)
    let row = table.rows.first {
      $0.name == "sendButtonEnabledBackground" && $0.scheme == .light
    }
    #expect(row?.sdkDefault == "accent1 #0176D3")
    #expect(row?.override == nil)
    #expect(row?.winner == .override)
    #expect(row?.input == "accent1")
    #expect(LayerTable(Theme()).rows.isEmpty)
  }
}
