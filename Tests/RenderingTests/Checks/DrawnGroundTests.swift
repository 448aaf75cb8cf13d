import Testing
import TintypeLayoutEngine
import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// Texts and icons on what only drawing tells.
@Suite struct DrawnGroundTests {
  let inspector = InspectorStub()

  /// A picture of 200 by 100 points at 2 pixels per point: dark on its left, bright on its right.
  func photograph(_ left: UInt32, _ right: UInt32) {
    let size = PixelSize(width: 400, height: 200)
    let bitmap = Bitmap(size: size, isOpaque: true, filledWith: 0xFF00_0000 | left)
    for y in 0..<size.height {
      for x in 200..<size.width { bitmap[x, y] = 0xFF00_0000 | right }
    }
    inspector.pictures[Pictures.icon] = bitmap
  }

  func report(_ draw: (inout Pictures) -> Void) -> PictureReport {
    var pictures = Pictures()
    draw(&pictures)
    return PictureChecks(Theme()).run(pictures.list, in: .light, inspector: inspector)
  }

  @Test func `a text on a photograph is measured on its worst pixel`() throws {
    photograph(0x101010, 0xDDDDDD)
    let found = report {
      $0.icon(Pictures.canvas, tint: nil)
      $0.text("a caption", x: 60, y: 10, Pictures.paint(0xFFFFFF, "mediaViewerCloseIconTint"))
    }
    let row = try #require(found.contrast.first)
    #expect(row.verdict == .fail && row.isOnPicture)
    #expect(row.background.hexText == "#DDDDDD")
    #expect(row.contrast.ratioText == "1.35")
    #expect(row.point.x == 100.25)
    #expect(
      found.findings.map(\.problem.message) == [
        "the text 'a caption' at x 100, y 22 is 'mediaViewerCloseIconTint' (#FFFFFF) on a picture,"
          + " #DDDDDD there, with a contrast of 1.35 (Lc -20.1) where 4.5 is needed. No other"
          + " lightness of it passes; change the ground, the hue or the opacity."
      ])
  }

  @Test func `a veil between photograph and text counts`() throws {
    photograph(0xDDDDDD, 0xDDDDDD)
    let row = try #require(
      report {
        $0.icon(Pictures.canvas, tint: nil)
        $0.fill(
          Pictures.canvas, Pictures.paint(0x000000, "mediaViewerControlBackground", alpha: 0.8))
        $0.text("a caption", x: 60, y: 10, Pictures.paint(0xFFFFFF, "mediaViewerCloseIconTint"))
      }.contrast.first)
    #expect(row.background.hexText == "#2C2C2C")
    #expect(row.verdict == .pass)
    #expect(row.backgroundToken == "mediaViewerControlBackground")
  }

  @Test func `a group that fades a text on a photograph fades it in the measure too`() throws {
    photograph(0x000000, 0x000000)
    let row = try #require(
      report {
        $0.icon(Pictures.canvas, tint: nil)
        $0.append(.pushOpacity(0.5), Pictures.canvas)
        $0.text("faded", x: 10, y: 10, Pictures.paint(0xFFFFFF, "toastInfoForeground"))
        $0.append(.popOpacity, Pictures.canvas)
      }.contrast.first)
    #expect(row.background.hexText == "#000000")
    #expect(row.foreground.hexText == "#808080")
  }

  @Test func `a text beside a line's own stroke is told by commands, one across it by pixels`() {
    let border = Rect(x: 5, y: 5, width: 150, height: 50)
    func draw(_ x: Double) -> [String] {
      report {
        $0.fill(Pictures.canvas, Pictures.paint(0xFFFFFF, "chatBackground"))
        $0.append(
          .stroke(
            .rectangle(border), Pictures.paint(0x222222, "inputBarFieldBorderColor"), width: 4,
            dash: [], hasRoundCaps: false), border.expanded(by: 2))
        $0.text("abc", x: x, y: 15, Pictures.paint(0x000000, "onSurface1"))
      }.contrast.map { "\($0.background.hexText) \($0.backgroundToken ?? "")" }
    }
    #expect(draw(20) == ["#FFFFFF chatBackground"])
    #expect(inspector.count == 0)
    #expect(draw(140) == ["#222222 inputBarFieldBorderColor"])
    #expect(inspector.count == 1)
  }

  @Test func `what an opaque area hides is not drawn again`() {
    photograph(0x000000, 0xFFFFFF)
    let found = report {
      $0.icon(Pictures.canvas, tint: nil)
      $0.fill(Pictures.canvas, Pictures.paint(0xFFFFFF, "chatBackground"))
      $0.text("after", x: 10, y: 10, Pictures.paint(0x000000, "onSurface1"))
    }
    #expect(found.contrast.map(\.verdict) == [.pass])
    #expect(inspector.count == 0)
  }
}
