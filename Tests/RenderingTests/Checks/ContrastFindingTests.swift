import Testing
import TintypeLayoutEngine
import TintypePrimitives
import TintypeRendering
import TintypeTheming

@Suite struct ContrastFindingTests {
  func findings(
    _ theme: Theme = Theme(), _ scheme: ColorScheme = .light,
    severities: SeveritySettings = SeveritySettings(), inspector: InspectorStub? = nil,
    _ draw: (inout Pictures) -> Void
  ) -> [PictureFinding] {
    var pictures = Pictures()
    draw(&pictures)
    return PictureChecks(theme).run(
      pictures.list, in: scheme, inspector: inspector, severities: severities
    ).findings
  }

  let pair: (inout Pictures) -> Void = {
    $0.fill(Pictures.canvas, Pictures.paint(0xFFFFFF, "chatBackground", "surface1", line: 9))
    for x in [10.0, 60] {
      $0.text(
        "Hello there", x: x, y: 10, Pictures.paint(0x999999, "agentMessageTextColor", line: 4))
    }
  }

  @Test func `a pair is reported once, with both tokens, their places and the nearest colour`() {
    let found = findings { pair(&$0) }
    #expect(
      found.map(\.problem.text) == [
        "acme.theme.json:4:5: warning: the text 'Hello there' at x 10, y 28 is 'agentMessageTextColor'"
          + " (#999999, acme.theme.json:4) on 'chatBackground' (#FFFFFF from 'surface1',"
          + " acme.theme.json:9), with a contrast of 2.84 (Lc 54.6) where 4.5 is needed. The nearest"
          + " colour that passes is #767676, for 'agentMessageTextColor'."
      ])
    #expect(found.first?.area == Rect(x: 10, y: 14, width: 110, height: 16))
  }

  @Test func `the nearest colour passes at every place of a gradient`() throws {
    let stops = [
      Gradient.Stop(location: 0, paint: Pictures.paint(0xFFFFFF, "auraColor1")),
      Gradient.Stop(location: 1, paint: Pictures.paint(0xC0C0C0, "auraColor2")),
    ]
    let found = findings {
      $0.append(
        .fill(
          .rectangle(Pictures.canvas),
          .gradient(
            Gradient(.linear(from: .zero, to: Point(x: 200, y: 0)), stops: stops))),
        Pictures.canvas)
      $0.text("along it all", x: 0, y: 10, Pictures.paint(0x808080, "voiceRoomTextColor"))
    }
    #expect(
      found.map(\.problem.message) == [
        "the text 'along it all' at x 120, y 28 is 'voiceRoomTextColor' (#808080) on 'auraColor2'"
          + " (#D9D9D9), with a contrast of 2.80 (Lc 44.8) where 4.5 is needed. The nearest colour"
          + " that passes is #5F5F5F, for 'voiceRoomTextColor'."
      ])
    let mended = Contrast.ratio(Paint(hex: 0x5F5F5F), Paint(hex: 0xD9D9D9))
    #expect(mended >= 4.5)
    #expect(Contrast.ratio(Paint(hex: 0x606060), Paint(hex: 0xD9D9D9)) < 4.5)
  }

  @Test func `a gradient is measured where it turns, even between letters`() {
    let stops = [0.0, 0.5, 1].map { location in
      Gradient.Stop(
        location: location,
        paint: location == 0.5
          ? Pictures.paint(0x000000, "stencilShimmerColor")
          : Pictures.paint(0xFFFFFF, "surface1"))
    }
    var pictures = Pictures()
    pictures.append(
      .fill(
        .rectangle(Pictures.canvas),
        .gradient(
          Gradient(.linear(from: Point(x: 54, y: 0), to: Point(x: 56, y: 0)), stops: stops))),
      Pictures.canvas)
    pictures.text("a thin band", x: 0, y: 10, Pictures.paint(0x000000, "onSurface1"))
    let row = PictureChecks(Theme()).contrast(of: pictures.list, in: .light).first
    #expect(row?.point.x == 55)
    #expect(row?.contrast.ratioText == "1.00")
    #expect(row?.backgroundToken == "stencilShimmerColor")
  }

  @Test func `a thin area below a text is not missed`() {
    var pictures = Pictures()
    pictures.fill(Pictures.canvas, Pictures.paint(0xFFFFFF, "surface1"))
    pictures.fill(Rect(x: 53, y: 0, width: 2, height: 100), Pictures.paint(0x111111, "surface2"))
    pictures.text("across it", x: 0, y: 10, Pictures.paint(0x000000, "onSurface1"))
    let row = PictureChecks(Theme()).contrast(of: pictures.list, in: .light).first
    #expect(row?.point.x == 54)
    #expect(row?.backgroundToken == "surface2")
    #expect(row?.contrast.ratioText == "1.11")
  }

  @Test func `on a translucent ground over another the colour that is seen is told`() {
    let found = findings {
      $0.fill(Pictures.canvas, Pictures.paint(0xFFFFFF, "mediaViewerBackground"))
      $0.fill(
        Pictures.canvas, Pictures.paint(0x000000, "mediaViewerControlBackground", alpha: 0.4))
      $0.text("1:30", x: 10, y: 10, Pictures.paint(0xFFFFFF, "mediaViewerControlIconTint"))
    }
    #expect(
      found.map(\.problem.message) == [
        "the text '1:30' at x 10, y 28 is 'mediaViewerControlIconTint' (#FFFFFF) on"
          + " 'mediaViewerControlBackground' (#00000066) over 'mediaViewerBackground' (#FFFFFF),"
          + " #999999 there, with a contrast of 2.84 (Lc -59.9) where 4.5 is needed. The nearest"
          + " colour that passes is #323232, for 'mediaViewerControlIconTint'."
      ])
  }

  @Test func `a colour of the mockup's own is told without a token`() {
    let found = findings {
      $0.text("x", x: 10, y: 10, Paint(hex: 0x999999))
    }
    #expect(
      found.map(\.problem.message) == [
        "the text 'x' at x 10, y 28 is #999999 on the bare canvas, with a contrast of 2.84 (Lc 54.6)"
          + " where 4.5 is needed. The nearest colour that passes is #767676."
      ])
  }

  @Test func `an inactive control is a note that tells why, whatever the severities`() {
    let draw: (inout Pictures) -> Void = {
      $0.fill(Pictures.canvas, Pictures.paint(0xFFFFFF, "formFieldDisabledBackground"))
      $0.text("off", x: 10, y: 10, Pictures.paint(0xDDDDDD, "formFieldDisabledTextColor"))
    }
    let text =
      "note: the text 'off' at x 10, y 28 is 'formFieldDisabledTextColor' (#DDDDDD) on"
      + " 'formFieldDisabledBackground' (#FFFFFF), with a contrast of 1.35 (Lc 17.6). Otherwise 4.5"
      + " would be needed, but WCAG asks nothing of a control that cannot be used."
    #expect(findings { draw(&$0) }.map(\.problem.text) == [text])
    #expect(
      findings(severities: SeveritySettings([.contrast: .error])) { draw(&$0) }.map(\.problem.text)
        == [
          text
        ])
    #expect(findings(severities: SeveritySettings([.contrast: .off])) { draw(&$0) }.isEmpty)
  }

  @Test func `a project's severities weigh contrast`() {
    let error = SeveritySettings([.contrast: .error])
    #expect(findings(severities: error) { pair(&$0) }.map(\.problem.severity) == [.error])
    #expect(findings(severities: SeveritySettings([.contrast: .off])) { pair(&$0) }.isEmpty)
  }

  @Test func `where MobileID's vibrancy decides, a dark picture has no verdict`() {
    let theme = Theme(
      system: .mobileid,
      overrides: LayerContent(light: [.secondary: Setting(ColorValue(Paint(hex: 0x3B76F0)))]))
    let dark = theme.resolve(.dark).colors
    var pictures = Pictures()
    pictures.fill(Pictures.canvas, dark[.background] ?? .clear)
    pictures.text("Not now", x: 10, y: 10, dark[.secondary] ?? .clear)
    pictures.text("Continue", x: 10, y: 60, dark[.grayscaleDark] ?? .clear)
    let report = PictureChecks(theme).run(pictures.list, in: .dark)
    #expect(report.contrast.map(\.verdict) == [.assumptionDependent, .pass])
    #expect(report.findings.map(\.problem.severity) == [.note])
    #expect(
      report.findings.first?.problem.message.hasSuffix("look at it on a device.") == true)
  }

  @Test func `the same finding in several cells is one line with their number`() {
    var summary = PictureSummary()
    let found = findings { pair(&$0) }
    summary.add(found, of: "chat/default/a")
    summary.add(found + found, of: "chat/default/b")
    summary.add(
      findings {
        $0.fill(Pictures.canvas, Pictures.paint(0xFFFFFF, "chatBackground", "surface1", line: 9))
        $0.text("Bye", x: 0, y: 0, Pictures.paint(0x999999, "onSurface1", line: 5))
      }, of: "chat/default/c")
    #expect(
      summary.problems.map(\.text) == [
        "acme.theme.json:4:5: warning: chat/default/a: \(found[0].problem.message) So it is in 1 more"
          + " cell.",
        "acme.theme.json:5:5: warning: chat/default/c: the text 'Bye' at x 0, y 18 is 'onSurface1'"
          + " (#999999, acme.theme.json:5) on 'chatBackground' (#FFFFFF from 'surface1',"
          + " acme.theme.json:9), with a contrast of 2.84 (Lc 54.6) where 4.5 is needed. The nearest"
          + " colour that passes is #767676, for 'onSurface1'.",
      ])
  }
}
