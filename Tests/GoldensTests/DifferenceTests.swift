import Testing
import TintypeGoldens
import TintypePrimitives

struct DifferenceTests {
  @Test func `a difference is told with count, size, delta and place in points`() {
    let size = PixelSize(width: 40, height: 30)
    let snapshot = Bitmap(size: size, isOpaque: true)
    snapshot[5, 8] = 0x26
    snapshot[20, 9] = 0x01
    let difference = Difference(
      comparison: PictureComparison(golden: Bitmap(size: size, isOpaque: true), snapshot: snapshot),
      size: size, scale: 2, areas: [])
    #expect(
      difference.text
        == "2 of 1,200 pixels differ, by at most 38 of 255, within x 2.5–10.5, y 4–5. An exact "
        + "match is required.")
    #expect(difference.place == Rect(x: 2.5, y: 4, width: 8, height: 1))
  }
}
