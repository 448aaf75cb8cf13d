import Testing
import TintypePrimitives
import TintypeTheming

@Suite struct NearestColorTests {
  func nearest(_ hex: UInt32, on ground: Paint, _ minimum: Double) -> Paint? {
    NearestColor.passing(from: Paint(hex: hex)) { Contrast($0, on: ground).ratio >= minimum }
  }

  @Test func `the nearest grey that passes on white is the one that everybody knows`() {
    #expect(nearest(0x999999, on: .white, 4.5)?.hexText == "#767676")
    #expect(nearest(0x999999, on: .white, 3)?.hexText == "#949494")
    #expect(nearest(0x333333, on: Paint(hex: 0), 4.5)?.hexText == "#757575")
  }

  @Test(arguments: [0x2563EB, 0xEA580C, 0x16A34A, 0xFFD700, 0x5ED3A8] as [UInt32])
  func `the hue stays, the result passes and one step less does not`(hex: UInt32) throws {
    let found = try #require(nearest(hex, on: .white, 7))
    #expect(Contrast(found, on: .white).ratio >= 7)
    let (old, new) = (OKLCH(Paint(hex: hex)), OKLCH(found))
    #expect(abs(old.hue - new.hue) < 0.05)
    #expect(new.lightness < old.lightness)
    let lighter = OKLCH(
      lightness: new.lightness + 0.006, chroma: new.chroma, hue: new.hue
    ).paint()
    #expect(Contrast(lighter, on: .white).ratio < 7)
  }

  @Test func `of a lighter and a darker colour the nearer is taken`() {
    let ground = Paint(hex: 0x777777)
    #expect(nearest(0x808080, on: ground, 3)?.hexText == "#D4D4D4")
    #expect(nearest(0x6E6E6E, on: ground, 3)?.hexText == "#2E2E2E")
  }

  @Test func `alpha and origins stay, and a test that nothing passes gives nothing`() {
    let origin = Origin(kind: .color, names: ["accent1"], layer: .override)
    let paint = Paint(hex: 0x999999, alpha: 0.9, origins: [origin])
    let found = NearestColor.passing(from: paint) { Contrast($0, on: .white).ratio >= 4.5 }
    #expect(found?.alpha == 0.9)
    #expect(found?.origins == [origin])
    #expect(NearestColor.passing(from: paint) { _ in false } == nil)
    let faint = Paint(hex: 0x999999, alpha: 0.1)
    #expect(NearestColor.passing(from: faint) { Contrast($0, on: .white).ratio >= 4.5 } == nil)
  }

  @Test func `sRGB and OKLCH turn into each other`() {
    for hex in [0x000000, 0xFFFFFF, 0x1F3A8A, 0xFF0000, 0x00FF00, 0x0000FF, 0x7F7F7F] as [UInt32] {
      #expect(OKLCH(Paint(hex: hex)).paint() == Paint(hex: hex))
    }
    let red = OKLCH(Paint(hex: 0xFF0000))
    #expect(abs(red.lightness - 0.62796) < 0.0001)
    #expect(abs(red.chroma - 0.25768) < 0.0001)
    #expect(abs(red.hue * 180 / .pi - 29.234) < 0.01)
  }
}
