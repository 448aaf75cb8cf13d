import Testing
import TintypeGraphics
import TintypePrimitives

@Suite struct SurfaceTests {
  @Test(arguments: [
    (Size(width: 40_000, height: 1), "40000 by 1"), (Size(width: 0, height: 3), "0 by 3"),
    (Size(width: 32_767, height: 32_767), "32767 by 32767"),
    (Size(width: .nan, height: 1), "nan by 1"),
  ])
  func `a size beyond the limits is refused with its pixels`(_ size: Size, _ text: String) {
    let error = #expect(throws: GraphicsError.self) {
      try Surface(size: size, scale: 1)
    }
    #expect(
      error?.description
        == "A picture of \(text) pixels cannot be drawn: sides are 1–32767 pixels and the area at "
        + "most 67108864 pixels. Choose a smaller size or scale.")
  }

  @Test func `part of a pixel counts as a whole one`() {
    #expect(
      Surface.pixelSize(Size(width: 390, height: 10.1), scale: 3)
        == PixelSize(width: 1170, height: 31))
    #expect(
      Surface.pixelSize(Size(width: 0.1 * 3, height: 1), scale: 10)
        == PixelSize(width: 3, height: 10))
  }

  @Test func `a reused bitmap is cleared, one of another shape is left alone`() throws {
    let size = Size(width: 2, height: 1)
    let first = try Surface(size: size, scale: 1).finish()
    first[1, 0] = 0xFFFF_FFFF
    let second = try Surface(size: size, scale: 1, reusing: first).finish()
    #expect(second === first)
    #expect(second[1, 0] == 0)
    let third = try Surface(size: size, scale: 2, reusing: second).finish()
    #expect(third !== first)
  }
}
