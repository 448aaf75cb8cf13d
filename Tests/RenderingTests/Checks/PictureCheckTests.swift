import Testing
import TintypeLayoutEngine
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

  func problems(
    _ theme: Theme, _ scheme: ColorScheme = .dark,
    isFullColor: Bool = false, _ draw: (inout Pictures) -> Void
  ) -> [String] {
    var pictures = Pictures()
    draw(&pictures)
    return PictureChecks(theme).problems(
      of: pictures.list, in: scheme, name: "card/default", isFullColor: { _ in isFullColor }
    ).filter { $0.code != .contrast }.map(\.text)
  }

  @Test func `a light value that a dark picture paints as its own colour is a leak`() {
    let found = problems(theme) {
      $0.fill(Pictures.canvas, Paint(hex: 0x0A6B4F))
      $0.fill(Pictures.canvas, Paint(hex: 0x0A6B4F, alpha: 0.5))
    }
    #expect(
      found == [
        "acme.theme.json:12:5: warning: card/default paints #0A6B4F in dark, the light value of"
          + " 'accent1', as a colour of its own. Let it ask for 'accent1', or give it a colour for"
          + " dark."
      ])
  }

  @Test func `greys, values that dark has too, and light pictures are no leak`() {
    let draw: (inout Pictures) -> Void = {
      $0.fill(Pictures.canvas, Paint(hex: 0xFAFAFA))
      $0.fill(Pictures.canvas, Paint(hex: 0x336699))
      $0.fill(Pictures.canvas, Pictures.paint(0x0A6B4F, "accent1", line: 3))
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
        "acme.theme.json:12:5: warning: card/default paints 'accent5' in dark as in light, since the"
          + " asset 'Acme' has one colour for both. Give the asset a dark appearance."
      ])
  }

  @Test func `a picture that is the same in both modes is named`() {
    var light = Pictures()
    light.fill(Pictures.canvas, Pictures.paint(0xFFFFFF, "surface1"))
    var dark = Pictures()
    dark.fill(Pictures.canvas, Pictures.paint(0x000000, "surface1"))
    #expect(
      PictureChecks.sameInBothModes(light: light.list, dark: dark.list, name: "card/default") == nil
    )
    #expect(
      PictureChecks.sameInBothModes(light: light.list, dark: light.list, name: "card/default")?.text
        == "warning: card/default is the same in light and in dark. Set the colours that it draws in"
        + " both modes, or leave one mode out.")
  }

  @Test func `a full-colour picture in a tinted slot is named, once, and only a theme's own`() {
    let rect = Rect(x: 0, y: 0, width: 24, height: 24)
    let found = problems(theme, isFullColor: true) {
      $0.icon(rect, tint: Pictures.paint(0x5ED3A8, "sendButtonIconTint"))
      $0.icon(rect, tint: Pictures.paint(0x5ED3A8, "sendButtonIconTint"))
      $0.icon(rect, tint: nil, slot: "aiAgent")
      $0.icon(rect, tint: Pictures.paint(0), slot: "iconCopy", layer: .sdkDefault)
    }
    #expect(
      found == [
        "acme.theme.json:40:5: warning: card/default: the picture of 'actionSend' has several colours,"
          + " and the SDK paints all of it #5ED3A8 with 'sendButtonIconTint'. Supply a glyph of one"
          + " colour."
      ])
    #expect(
      problems(theme) {
        $0.icon(rect, tint: Pictures.paint(0x5ED3A8, "sendButtonIconTint"))
      }.isEmpty)
  }

  @Test func `a picture that is not there is named once`() {
    let found = problems(theme) {
      $0.missing("icons/send.svg")
      $0.missing("icons/send.svg")
    }
    #expect(
      found == [
        "warning: card/default: the picture 'icons/send.svg' was not found or cannot be read; its"
          + " place is empty. Check the path and the file."
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
