import Testing
import TintypeLayoutEngine
import TintypePrimitives
import TintypeRendering
import TintypeTheming

@Suite struct PictureContrastTests {
  let checks = PictureChecks(Theme())

  func rows(
    _ scheme: ColorScheme = .light, inspector: InspectorStub? = nil,
    _ draw: (inout Pictures) -> Void
  ) -> [DrawnContrast] {
    var pictures = Pictures()
    draw(&pictures)
    return checks.contrast(of: pictures.list, in: scheme, inspector: inspector)
  }

  @Test func `a text is measured on the area below it and both tokens are named`() throws {
    let row = try #require(
      rows {
        $0.fill(Pictures.canvas, Pictures.paint(0xFFFFFF, "chatBackground", "surface1"))
        $0.text("Hello", x: 10, y: 10, Pictures.paint(0x767676, "agentMessageTextColor"))
      }.first)
    #expect(row.kind == .text)
    #expect(row.text == "Hello")
    #expect(row.part == "title")
    #expect(row.foregroundToken == "agentMessageTextColor")
    #expect(row.backgroundToken == "chatBackground")
    #expect(row.contrast.ratioText == "4.54")
    #expect(row.verdict == .pass)
    #expect(row.frame == Rect(x: 10, y: 14, width: 50, height: 16))
  }

  @Test func `only what was drawn before counts, and the topmost area hides the others`() {
    let found = rows {
      $0.fill(Pictures.canvas, Pictures.paint(0x000000, "surface1"))
      $0.fill(Pictures.canvas, Pictures.paint(0xFFFFFF, "surface2"))
      $0.text("Hi", x: 10, y: 10, Pictures.paint(0x000000, "onSurface1"))
      $0.fill(Pictures.canvas, Pictures.paint(0x000000, "surface1"))
    }
    #expect(found.map(\.contrast.ratioText) == ["21.00"])
    #expect(found.first?.grounds.map(\.hexText) == ["#FFFFFF"])
  }

  @Test func `the worst point along a text counts`() {
    let found = rows {
      $0.fill(Pictures.canvas, Pictures.paint(0xFFFFFF, "chatBackground"))
      $0.fill(
        Rect(x: 50, y: 0, width: 100, height: 100), Pictures.paint(0x777777, "carouselSurface"))
      $0.text("across the edge", x: 10, y: 10, Pictures.paint(0x666666, "carouselTitleColor"))
    }
    #expect(found.first?.backgroundToken == "carouselSurface")
    #expect(found.first?.contrast.ratioText == "1.28")
    #expect((found.first?.point.x ?? 0) >= 50)
    #expect(found.first?.verdict == .fail)
  }

  @Test func `translucent areas are laid over what is below them`() {
    let found = rows {
      $0.fill(Pictures.canvas, Pictures.paint(0xFFFFFF, "mediaViewerBackground"))
      $0.fill(
        Pictures.canvas, Pictures.paint(0x000000, "mediaViewerControlBackground", alpha: 0.6))
      $0.text("1:30", x: 10, y: 10, Pictures.paint(0xFFFFFF, "mediaViewerControlIconTint"))
    }
    #expect(found.first?.background.hexText == "#666666")
    #expect(found.first?.contrast.ratioText == "5.74")
    #expect(
      found.first?.grounds.compactMap { $0.origins.first?.names.first } == [
        "mediaViewerControlBackground", "mediaViewerBackground",
      ])
  }

  @Test func `a translucent ink is measured as it is seen`() {
    let found = rows {
      $0.fill(Pictures.canvas, Pictures.paint(0xFFFFFF, "chatBackground"))
      $0.text("faint", x: 10, y: 10, Pictures.paint(0x000000, "onSurface1", alpha: 0.5))
    }
    #expect(found.first?.foreground.hexText == "#808080")
    #expect(found.first?.verdict == .fail)
  }

  @Test func `a translucent group fades text and ground together`() {
    let found = rows {
      $0.fill(Pictures.canvas, Pictures.paint(0xFFFFFF, "chatBackground"))
      $0.append(.pushOpacity(0.5), Pictures.canvas)
      $0.fill(Pictures.canvas, Pictures.paint(0x000000, "toastInfoBackground"))
      $0.text("faded", x: 10, y: 10, Pictures.paint(0xFFFFFF, "toastInfoForeground"))
      $0.append(.popOpacity, Pictures.canvas)
      $0.text("after", x: 10, y: 60, Pictures.paint(0x000000, "onSurface1"))
    }
    #expect(found.map(\.background.hexText) == ["#808080", "#808080"])
    #expect(found.map(\.foreground.hexText) == ["#FFFFFF", "#000000"])
    #expect(found.map(\.contrast.ratioText) == ["3.97", "5.28"])
    #expect(
      found[1].grounds.compactMap { $0.origins.first?.names.first } == [
        "toastInfoBackground", "chatBackground",
      ])
  }

  @Test func `a gradient is measured where it is worst, and a mask fades`() {
    let stops = [
      Gradient.Stop(location: 0, paint: Pictures.paint(0x000000, "auraColor1")),
      Gradient.Stop(location: 1, paint: Pictures.paint(0xFFFFFF, "auraColor2")),
    ]
    let found = rows {
      $0.append(
        .fill(
          .rectangle(Pictures.canvas),
          .gradient(
            Gradient(.linear(from: .zero, to: Point(x: 200, y: 0)), stops: stops))),
        Pictures.canvas)
      $0.text("along it all", x: 0, y: 10, Pictures.paint(0xFFFFFF, "voiceRoomTextColor"))
    }
    #expect(found.first?.point.x == 120)
    #expect(found.first?.background.hexText == "#999999")
    #expect(found.first?.backgroundToken == "auraColor2")
    let masked = rows {
      $0.fill(Pictures.canvas, Pictures.paint(0xFFFFFF, "chatBackground"))
      $0.append(
        .pushMask(
          Gradient(
            .radial(center: .zero, startRadius: 0, endRadius: 100),
            stops: [
              Gradient.Stop(location: 0, paint: Paint(hex: 0)),
              Gradient.Stop(location: 1, paint: .clear),
            ])), Pictures.canvas)
      $0.text("fading", x: 0, y: 0, Pictures.paint(0x000000, "onSurface1"))
      $0.append(.popMask, Pictures.canvas)
    }
    #expect(masked.first?.point.x == 60)
    #expect(masked.first?.verdict == .fail)
  }

  @Test func `clips and rounded corners keep an area from lying below`() {
    let corner = Rect(x: 0, y: 0, width: 100, height: 100)
    let found = rows {
      $0.fill(Pictures.canvas, Pictures.paint(0xFFFFFF, "chatBackground"))
      $0.fill(
        .rounded(corner, CornerRadii(50), isContinuous: false), Pictures.paint(0, "surface1"))
      $0.append(.pushClip(.rectangle(Rect(x: 0, y: 90, width: 200, height: 10))), corner)
      $0.fill(Pictures.canvas, Pictures.paint(0x00FF00, "surface2"))
      $0.append(.popClip, corner)
      $0.text("a", x: 0, y: -5, Pictures.paint(0x000000, "onSurface1"))
      $0.append(.pushClip(.ellipse(corner)), corner)
      $0.text("b", x: 0, y: -5, Pictures.paint(0x000000, "onSurface1"))
      $0.append(.popClip, corner)
    }
    #expect(found.map(\.text) == ["a"])
    #expect(found.first?.contrast.ratioText == "21.00")
  }

  @Test func `a text on the bare canvas is on white`() {
    let found = rows { $0.text("x", x: 10, y: 10, Pictures.paint(0x000000, "onSurface1")) }
    #expect(found.first?.background.hexText == "#FFFFFF")
    #expect(found.first?.grounds == [])
    #expect(found.first?.backgroundToken == nil)
  }

  @Test func `a text on a photograph has no verdict`() {
    let found = rows {
      $0.icon(Pictures.canvas, tint: nil)
      $0.text("caption", x: 10, y: 10, Pictures.paint(0xFFFFFF, "mediaViewerCloseIconTint"))
      $0.fill(Pictures.canvas, Pictures.paint(0xFFFFFF, "chatBackground"))
      $0.text("after", x: 10, y: 10, Pictures.paint(0x000000, "onSurface1"))
    }
    #expect(found.map(\.verdict) == [nil, .pass])
  }

  @Test(
    arguments: [
      (23.9, 400, .text), (24, 400, .largeText), (18.6, 700, .text), (18.67, 700, .largeText),
      (18.67, 600, .text),
    ] as [(Double, Int, ContrastPair.Kind)])
  func `large text begins at 24 points, or 18.67 in bold`(
    size: Double, weight: Int, kind: ContrastPair.Kind
  ) {
    let found = rows {
      $0.text("T", x: 10, y: 30, Pictures.paint(0x949494), size: size, weight: weight)
    }
    #expect(found.first?.kind == kind)
    #expect(found.first?.verdict == (kind == .text ? .fail : .pass))
    #expect(LargeText.apple.includes(size: 18, weight: 400))
    #expect(LargeText.apple.includes(size: 14, weight: 700))
    #expect(!LargeText.apple.includes(size: 17, weight: 600))
  }

  @Test func `a tinted icon needs three, and decoration and inactive controls nothing`() {
    let found = rows {
      $0.fill(Pictures.canvas, Pictures.paint(0xFFFFFF, "inputBarFieldBackground", "surface1"))
      $0.icon(
        Rect(x: 10, y: 10, width: 24, height: 24),
        tint: Pictures.paint(0x949494, "inputBarIconTint"))
      $0.fill(
        Rect(x: 50, y: 0, width: 50, height: 50),
        Pictures.paint(0xDCDCDC, "sendButtonDisabledBackground"))
      $0.icon(
        Rect(x: 60, y: 10, width: 24, height: 24),
        tint: Pictures.paint(0xFFFFFF, "sendButtonIconTint"))
      $0.text("off", x: 110, y: 10, Pictures.paint(0xDDDDDD, "formFieldDisabledTextColor"))
    }
    #expect(found.map(\.verdict) == [.pass, .exempt, .exempt])
    #expect(found.map(\.kind) == [.icon, .icon, .text])
    #expect(found.map(\.exemption) == [nil, .inactive, .inactive])
    #expect(found.map(\.minimum) == [3, nil, nil])
    #expect(found[0].text == nil)
    #expect(found[0].part == "bubble")
  }

  @Test func `emoji are no ink, and a line under text is no ground`() {
    let found = rows {
      $0.fill(Pictures.canvas, Pictures.paint(0xFFFFFF, "chatBackground"))
      $0.text("link", x: 10, y: 10, Pictures.paint(0x0000FF, "accent1"))
      let run = GlyphRun(
        face: Pictures.face, size: 16, isColor: true, span: 0,
        glyphs: [GlyphRun.Glyph(id: 1, x: 0, y: 20)],
        ink: Rect(x: 0, y: 0, width: 10, height: 20))
      $0.append(
        .glyphs(run, at: .zero, Pictures.paint(0xFFFFFF, "onSurface1")),
        Rect(x: 0, y: 0, width: 10, height: 20))
    }
    #expect(found.count == 1)
  }
}
