import Testing
import TintypeGoldens
import TintypePrimitives

struct PictureComparisonTests {
  private static func bitmap(_ words: [UInt32], width: Int = 4, isOpaque: Bool = true) -> Bitmap {
    Bitmap(
      size: PixelSize(width: width, height: words.count / width), isOpaque: isOpaque, words: words)
  }

  private static let plain = [UInt32](repeating: 0xFF20_4060, count: 16)

  @Test func `equal pictures have no difference`() {
    let comparison = PictureComparison(
      golden: Self.bitmap(Self.plain), snapshot: Self.bitmap(Self.plain))
    #expect(comparison.isEqual)
    #expect(comparison.differing == 0 && comparison.largestDelta == 0 && comparison.bounds == nil)
  }

  @Test func `one channel of one pixel off by one is found and placed`() {
    var words = Self.plain
    words[9] = 0xFF20_4061
    let comparison = PictureComparison(
      golden: Self.bitmap(Self.plain), snapshot: Self.bitmap(words))
    #expect(comparison.differing == 1)
    #expect(comparison.largestDelta == 1)
    #expect(comparison.bounds == PixelRect(x: 1, y: 2, width: 1, height: 1))
  }

  @Test func `the largest difference of a channel counts, not the sum`() {
    var words = Self.plain
    words[0] = 0xFF00_4060
    words[15] = 0xFF20_41FF
    let comparison = PictureComparison(
      golden: Self.bitmap(Self.plain), snapshot: Self.bitmap(words))
    #expect(comparison.differing == 2)
    #expect(comparison.largestDelta == 0xFF - 0x60)
    #expect(comparison.bounds == PixelRect(x: 0, y: 0, width: 4, height: 4))
  }

  @Test func `white and black on clear differ though a ground could hide either`() {
    let clear = [UInt32](repeating: 0, count: 16)
    for mark: UInt32 in [0xFFFF_FFFF, 0xFF00_0000] {
      var words = clear
      words[5] = mark
      let comparison = PictureComparison(
        golden: Self.bitmap(clear, isOpaque: false), snapshot: Self.bitmap(words, isOpaque: false))
      #expect(comparison.differing == 1)
      #expect(comparison.largestDelta == 255)
    }
  }

  @Test func `an opaque picture equals one with alpha that is full everywhere`() {
    let comparison = PictureComparison(
      golden: Self.bitmap(Self.plain, isOpaque: false),
      snapshot: Self.bitmap(Self.plain.map { $0 & 0x00FF_FFFF }))
    #expect(comparison.isEqual)
  }

  @Test func `tiles tell which areas hold changed pixels`() {
    var words = [UInt32](repeating: 0, count: 40 * 40)
    words[20 * 40 + 36] = 1
    let comparison = PictureComparison(
      golden: Self.bitmap([UInt32](repeating: 0, count: 40 * 40), width: 40),
      snapshot: Self.bitmap(words, width: 40))
    #expect(comparison.tiles.touches(Rect(x: 18, y: 10, width: 1, height: 1), scale: 2))
    #expect(comparison.tiles.touches(Rect(x: 0, y: 0, width: 100, height: 100), scale: 2))
    #expect(!comparison.tiles.touches(Rect(x: 0, y: 0, width: 15, height: 20), scale: 2))
    #expect(!comparison.tiles.touches(Rect(x: 18, y: 10, width: 0, height: 1), scale: 2))
    #expect(!comparison.tiles.touches(Rect(x: 50, y: 50, width: 9, height: 9), scale: 2))
  }
}
