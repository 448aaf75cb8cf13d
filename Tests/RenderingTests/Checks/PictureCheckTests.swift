import Testing
import TintypeLayoutEngine
import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeTheming

@Suite struct PictureCheckTests {
  let place = FilePosition(file: "acme.theme.json", line: 12, column: 5)

  var theme: Theme {
    Theme(
      supply: .overrides,
      overrides: LayerContent(
        light: [
          .accent1: Setting(ColorValue(Paint(hex: 0x0A6B4F)), at: place),
          .surface1: Setting(ColorValue(Paint(hex: 0xFAFAFA)), at: place),
          .accent4: Setting(ColorValue(Paint(hex: 0x336699)), at: place),
        ],
        dark: [.accent4: Setting(ColorValue(Paint(hex: 0x336699)), at: place)]))
  }

  func findings(
    _ theme: Theme, _ scheme: ColorScheme = .dark, inspector: InspectorStub = InspectorStub(),
    _ draw: (inout Pictures) -> Void
  ) -> [PictureFinding] {
    var pictures = Pictures()
    draw(&pictures)
    return PictureChecks(theme).run(pictures.list, in: scheme, inspector: inspector).findings
      .filter { $0.problem.code != .contrast }
  }

  func problems(
    _ theme: Theme, _ scheme: ColorScheme = .dark, inspector: InspectorStub = InspectorStub(),
    _ draw: (inout Pictures) -> Void
  ) -> [String] {
    findings(theme, scheme, inspector: inspector, draw).map(\.problem.text)
  }

  // MARK: Modes

  @Test func `a light value that a dark picture paints as its own colour is a leak`() {
    let found = findings(theme) {
      $0.fill(Rect(x: 10, y: 20, width: 30, height: 30), Paint(hex: 0x0A6B4F))
      $0.fill(Pictures.canvas, Paint(hex: 0x0A6B4F, alpha: 0.5))
    }
    #expect(
      found.map(\.problem.text) == [
        "acme.theme.json:12:5: warning: #0A6B4F, the light value of 'accent1', is painted in dark as a"
          + " colour of the mockup's own. Let it ask for 'accent1', or give it a colour for dark. It is"
          + " at x 10, y 20 and in 1 more place."
      ])
    #expect(found.first?.area == Rect(x: 10, y: 20, width: 30, height: 30))
    #expect(found.first?.problem.code == .modeLeak)
  }

  @Test func `greys, values that dark has too, and light pictures are no leak`() {
    let draw: (inout Pictures) -> Void = {
      $0.fill(Pictures.canvas, Paint(hex: 0xFAFAFA))
      $0.fill(Pictures.canvas, Paint(hex: 0x336699))
      $0.fill(Pictures.canvas, Pictures.paint(0x0A6B4F, "accent2", line: 3))
    }
    #expect(problems(theme, .dark, draw).isEmpty)
    #expect(problems(theme, .light) { $0.fill(Pictures.canvas, Paint(hex: 0x0A6B4F)) }.isEmpty)
  }

  @Test func `an asset of one colour is a leak where it is painted in dark`() {
    var theme = theme
    let asset = ColorValue(light: Paint(hex: 0x884422), dark: Paint(hex: 0x884422), asset: "Acme")
    theme.overrides.light[.accent5] = Setting(asset, at: place)
    theme.overrides.dark[.accent5] = Setting(asset, at: place)
    let found = problems(theme) {
      $0.fill(
        Pictures.canvas, Pictures.paint(0x884422, "userMessageBubbleBackground", "accent5", line: 9)
      )
    }
    #expect(
      found == [
        "acme.theme.json:12:5: warning: 'accent5' is painted in dark as in light, since the asset"
          + " 'Acme' has one colour for both. Give the asset a dark appearance. It is at x 0, y 0."
      ])
  }

  @Test func `a name without a value of its own in dark is a leak where light's colour is painted`()
  {
    let found = findings(theme) {
      $0.fill(Pictures.canvas, Pictures.paint(0x0A6B4F, "sendButtonEnabledBackground", "accent1"))
    }
    #expect(
      found.map(\.problem.text) == [
        "acme.theme.json:12:5: warning: 'accent1' is painted #0A6B4F in dark, as the theme sets it for"
          + " light: it has no value of its own in 'dark'. Set it there too. It is at x 0, y 0."
      ])
  }

  @Test func `where a mode has no value of its own, the drawn areas of the default are noted`() {
    let found = findings(theme) {
      $0.fill(
        Rect(x: 10, y: 20, width: 30, height: 30),
        Pictures.paint(0x5ED3A8, "sendButtonEnabledBackground", "accent1"))
      $0.text("Send", x: 60, y: 10, Pictures.paint(0x5ED3A8, "accent1"))
      $0.fill(Pictures.canvas, Pictures.paint(0x336699, "accent4"))
    }
    #expect(
      found.map(\.problem.text) == [
        "acme.theme.json:12:5: note: 'accent1' is set in 'light' only, so dark paints #5ED3A8, the"
          + " default, instead of a colour of the theme's. Set it in 'dark' too. It is at x 10, y 20"
          + " and in 1 more place."
      ])
    #expect(found.first?.problem.code == .oneModeOnly)
    var branded = theme
    branded.branding = LayerContent(dark: [.accent1: Setting(ColorValue(Paint(hex: 0x5ED3A8)))])
    #expect(
      problems(branded) { $0.fill(Pictures.canvas, Pictures.paint(0x5ED3A8, "accent1")) }.isEmpty)
  }

  func report(_ scheme: ColorScheme, _ draw: (inout Pictures) -> Void) -> PictureReport {
    var pictures = Pictures()
    draw(&pictures)
    return PictureChecks(theme).run(pictures.list, in: scheme)
  }

  @Test func `a picture that is the same in both modes is named, whatever the system's background`()
  {
    let cell = Cell(mockup: "card", state: "default", mode: .light)
    var dark = cell
    dark.mode = .dark
    func twins(_ first: UInt32, _ second: UInt32, line: Int? = 3) -> [String] {
      var check = TwinCheck()
      let rect = Rect(x: 10, y: 10, width: 50, height: 50)
      let one = report(.light) {
        $0.fill(Pictures.canvas, Paint(hex: 0xFFFFFF))
        $0.fill(rect, Pictures.paint(first, "surface1", line: line))
      }
      let other = report(.dark) {
        $0.fill(Pictures.canvas, Paint(hex: 0x000000))
        $0.fill(rect, Pictures.paint(second, "surface1", line: line))
      }
      #expect(check.findings(cell, one).isEmpty)
      return check.findings(dark, other).map(\.problem.text)
    }
    #expect(twins(0xFFFFFF, 0x000000).isEmpty)
    #expect(
      twins(0x336699, 0x336699) == [
        "warning: it is the same in light and in dark, but for the system's background. Set the"
          + " colours that it draws in both modes, or leave one mode out."
      ])
    #expect(
      twins(0x336699, 0x336699, line: nil) == [
        "note: it is the same in light and in dark, but for the system's background. The SDK's own"
          + " defaults are, and the theme sets none of its colours."
      ])
  }

  @Test func `cells that differ in more than the mode are no twins`() {
    let same = report(.light) { $0.fill(Pictures.canvas, Pictures.paint(0x336699, "surface1")) }
    var check = TwinCheck()
    let cell = Cell(mockup: "card", state: "default", mode: .light)
    #expect(check.findings(cell, same).isEmpty)
    #expect(check.findings(cell, same).isEmpty)
    var other = cell
    other.mode = .dark
    other.textSize = .accessibility1
    #expect(check.findings(other, same).isEmpty)
    other.textSize = .large
    #expect(
      check.findings(other, same, severities: SeveritySettings([.sameInBothModes: .off])).isEmpty)
  }

  // MARK: Icons

  @Test func `a full-colour picture in a tinted slot is named, once, and only a theme's own`() {
    let rect = Rect(x: 0, y: 0, width: 24, height: 24)
    let inspector = InspectorStub()
    inspector.fullColors = [Pictures.icon]
    let found = findings(theme, inspector: inspector) {
      $0.icon(rect, tint: Pictures.paint(0x5ED3A8, "sendButtonIconTint"))
      $0.icon(rect, tint: Pictures.paint(0x5ED3A8, "sendButtonIconTint"))
      $0.icon(rect, tint: nil, slot: "aiAgent")
      $0.icon(rect, tint: Pictures.paint(0), slot: "iconCopy", layer: .sdkDefault)
    }
    #expect(
      found.map(\.problem.text) == [
        "acme.theme.json:40:5: warning: the picture of 'actionSend' has several colours, and the SDK"
          + " paints all of it #5ED3A8 with 'sendButtonIconTint'. Supply a glyph of one colour."
      ])
    #expect(found.first?.area == rect)
    #expect(
      problems(theme) {
        $0.icon(rect, tint: Pictures.paint(0x5ED3A8, "sendButtonIconTint"))
      }.isEmpty)
  }

  @Test func `an emoji in a theme's own word is noted, one in the SDK's is not`() {
    func found(_ layer: ThemeLayer) -> [String] {
      problems(theme) {
        let run = GlyphRun(
          face: Pictures.face, size: 16, isColor: true, span: 0,
          glyphs: [GlyphRun.Glyph(id: 1, x: 0, y: 20)],
          ink: Rect(x: 0, y: 0, width: 10, height: 20))
        let word = Origin(kind: .word, names: ["agentName"], layer: layer, position: place)
        $0.append(
          .glyphs(run, at: .zero, Pictures.paint(0xFFFFFF, "titleBarTextColor")),
          Rect(x: 0, y: 0, width: 10, height: 20), origins: [word])
      }
    }
    #expect(
      found(.branding) == [
        "acme.theme.json:12:5: note: the text of 'agentName' has an emoji, which keeps its own colours:"
          + " the text colour 'titleBarTextColor' does not reach it. Leave it out if that is not"
          + " meant."
      ])
    #expect(found(.sdkDefault).isEmpty)
  }

  @Test func `the 'more' glyph that ignores the theme's icon is noted as the documented exception`()
  {
    let glyph = BuiltInIcon.svg("uiOptionsMenu").map { ContentHash(of: $0) }
    let rect = Rect(x: 150, y: 12, width: 20, height: 20)
    func found(_ theme: Theme, origins: [Origin] = []) -> [String] {
      problems(theme) {
        $0.append(
          .image(glyph ?? Pictures.icon, rect, tint: Paint(hex: 0), isMirrored: false), rect,
          origins: origins)
      }
    }
    var own = theme
    own.overrides.icons[.uiOptionsMenu] = Setting(
      IconValue(light: .file("dots.svg")), at: place)
    #expect(
      found(own) == [
        "acme.theme.json:12:5: note: the 'more' glyph at x 150, y 12 is the SDK's own, although the"
          + " theme sets 'uiOptionsMenu': in citations and toxicity notices it does not follow the"
          + " slot, as the SDK's guide says. Nothing is to be done."
      ])
    #expect(found(theme).isEmpty)
    let slot = Origin(kind: .icon, names: ["uiOptionsMenu"], layer: .sdkDefault)
    #expect(found(own, origins: [slot]).isEmpty)
  }

  @Test func `a picture that is not there is named once`() {
    let found = problems(theme) {
      $0.missing("icons/send.svg")
      $0.missing("icons/send.svg")
    }
    #expect(
      found == [
        "error: The picture 'icons/send.svg' was not found; its place is empty."
      ])
  }

  @Test func `a broken icon is named with its place where its slot is drawn`() {
    let rect = Rect(x: 0, y: 0, width: 24, height: 24)
    let inspector = InspectorStub()
    inspector.broken = [
      BrokenIcon(slot: .actionSend, path: "send.svg", position: place, fault: "It is no SVG."),
      BrokenIcon(slot: .iconClose, path: "x.svg", position: place, fault: nil),
    ]
    let found = findings(theme, inspector: inspector) {
      $0.icon(rect, tint: Pictures.paint(0x5ED3A8), layer: .sdkDefault)
    }
    #expect(
      found.map(\.problem.text) == [
        "acme.theme.json:12:5: error: 'actionSend' is 'send.svg', which cannot be drawn; the slot keeps"
          + " its default. It is no SVG."
      ])
    #expect(found.first?.problem.code == .missingAsset)
    let other = problems(theme, inspector: inspector) {
      $0.icon(rect, tint: Pictures.paint(0x5ED3A8), slot: "iconClose", layer: .sdkDefault)
    }
    #expect(
      other == [
        "acme.theme.json:12:5: error: 'iconClose' is 'x.svg', which was not found; the slot keeps its"
          + " default. Check the path."
      ])
  }

  @Test func `a bitmap of several colours is told from a glyph with soft edges`() {
    func bitmap(_ words: [UInt32]) -> Bitmap {
      Bitmap(size: PixelSize(width: words.count, height: 1), isOpaque: false, words: words)
    }
    #expect(!bitmap([0xFF11_2233, 0x8009_111A, 0x4004_090D, 0x0000_0000]).isFullColor)
    #expect(bitmap([0xFF11_2233, 0xFFEE_2233]).isFullColor)
    #expect(!bitmap([0x0000_0000]).isFullColor)
    // One pixel of two hundred is noise.
    #expect(!bitmap(Array(repeating: 0xFF00_0000, count: 199) + [0xFFFF_FFFF]).isFullColor)
    #expect(bitmap(Array(repeating: 0xFF00_0000, count: 49) + [0xFFFF_FFFF]).isFullColor)
  }
}
