import Testing
import TintypeLayoutEngine
import TintypePrimitives
import TintypeViews

@Suite struct PixelTests {
  @Test(
    arguments: [
      (1, rect(0, 1, 1, 1)), (2, rect(0.5, 0.5, 0.5, 1)), (3, rect(1 / 3, 2 / 3, 1 / 3, 2 / 3)),
    ] as [(Double, Rect)])
  func `the edges of shapes lie on device pixels`(scale: Double, area: Rect) {
    let list = layout(
      box(1, 0.4, 0.8).padding(Insets(top: 0.6, leading: 0.3)), width: 10, height: 10,
      scale: scale)
    #expect(list.frame(1) == area)
  }

  @Test(arguments: [1.0, 2, 3])
  func `a shape is never thinner than a pixel`(scale: Double) {
    let list = layout(box(1, 0.05, 8).padding(.leading, 2.01), width: 10, height: 10, scale: scale)
    #expect(list.frame(1)?.width == 1 / scale)
    #expect(list.frame(1)?.x == 2)
  }

  @Test(arguments: [1.0, 2, 3])
  func `shapes that touch still touch on the pixel grid`(scale: Double) {
    let list = layout(
      HStack(spacing: 0) {
        fill(1)
        fill(2)
        fill(3)
      }, width: 10, height: 5, scale: scale)
    #expect(list.frame(1)?.maxX == list.frame(2)?.minX)
    #expect(list.frame(2)?.maxX == list.frame(3)?.minX)
    #expect(list.frame(3)?.maxX == 10)
  }

  @Test(arguments: [1.0, 2, 3])
  func `clips and pictures lie on device pixels`(scale: Double) {
    let list = layout(
      Image(glyph: "icon").clipped().padding(0.4), width: 30, height: 30, scale: scale)
    let edge = (0.4 * scale).rounded() / scale
    let length = ((0.4 + 24) * scale).rounded() / scale - edge
    let area = rect(edge, edge, length, length)
    #expect(
      Array(list.commands.dropFirst()) == [
        .pushClip(.rectangle(area)),
        .image(FakeImages.icon, area, tint: Paint(hex: 0), isMirrored: false), .popClip,
      ])
  }

  @Test func `an empty shape is not drawn`() {
    #expect(layout(box(1, 0, 10), width: 10, height: 10).commands.count == 1)
  }

  @Test(arguments: [(1, 1), (2, 0.5), (3, 1 / 3), (4, 0.5)] as [(Double, Double)])
  func `a hairline is half a point, rounded down to pixels, but at least one`(
    scale: Double, thickness: Double
  ) {
    let line = layout(
      Hairline().foregroundStyle(Color(hex: 1)), width: 20, height: 10, scale: scale)
    #expect(line.frame(1) == rect(0, 0, 20, thickness))
    let upright = layout(
      Hairline(.vertical).foregroundStyle(Color(hex: 1)), width: 20, height: 10, scale: scale)
    #expect(upright.frame(1) == rect(0, 0, thickness, 10))
  }

  @Test(arguments: [(1, 40, 21), (2, 79, 41), (3, 119, 61)] as [(Double, Int, Int)])
  func `a canvas has whole pixels`(scale: Double, width: Int, height: Int) {
    let list = layout(box(1, 39.5, 20.3), scale: scale)
    #expect(list.pixelSize == PixelSize(width: width, height: height))
    #expect(list.size.width * scale == Double(width))
  }

  @Test func `a canvas has at least one pixel`() {
    #expect(layout(EmptyView()).pixelSize == PixelSize(width: 1, height: 1))
  }
}
