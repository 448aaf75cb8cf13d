import Testing
import TintypePrimitives

@testable import TintypeGoldens

struct DifferenceImageTests {
  @Test func `the panels are golden, difference and snapshot`() {
    let golden = Bitmap(
      size: PixelSize(width: 2, height: 1), isOpaque: true, words: [0xFF00_0000, 0xFF11_2233])
    let snapshot = Bitmap(
      size: PixelSize(width: 2, height: 1), isOpaque: true, words: [0xFF00_0000, 0xFF11_2234])
    let image = DifferenceImage.make(golden: golden, snapshot: snapshot)
    let gap = DifferenceImage.gap
    #expect(image.size == PixelSize(width: 6 + 2 * gap, height: 1))
    #expect([image[0, 0], image[1, 0]] == [0xFF00_0000, 0xFF11_2233])
    #expect([image[2 + gap, 0], image[3 + gap, 0]] == [0xFFBF_BFBF, DifferenceImage.mark])
    #expect([image[4 + 2 * gap, 0], image[5 + 2 * gap, 0]] == [0xFF00_0000, 0xFF11_2234])
  }

  @Test func `what only one of two sizes has is marked`() {
    let golden = Bitmap(size: PixelSize(width: 1, height: 2), isOpaque: true, words: [~0, ~0])
    let snapshot = Bitmap(size: PixelSize(width: 2, height: 1), isOpaque: true, words: [~0, ~0])
    let image = DifferenceImage.make(golden: golden, snapshot: snapshot)
    let left = 2 + DifferenceImage.gap
    #expect(image.size == PixelSize(width: 6 + 2 * DifferenceImage.gap, height: 2))
    #expect([image[left, 0], image[left + 1, 0]] == [0xFFFF_FFFF, DifferenceImage.mark])
    #expect([image[left, 1], image[left + 1, 1]] == [DifferenceImage.mark, DifferenceImage.mark])
  }
}
