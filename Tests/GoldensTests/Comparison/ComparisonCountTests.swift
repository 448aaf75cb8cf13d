import Testing
import TintypeGoldens
import TintypePrimitives

struct ComparisonCountTests {
  private static func compare(
    _ golden: StraightPicture, _ snapshot: StraightPicture,
    _ options: ComparisonOptions = .exact
  ) -> PictureComparison {
    PictureComparison(golden: golden, snapshot: snapshot, options: options)
  }

  @Test func `equal pictures have no difference and no bounds`() {
    let comparison = Self.compare(StraightPicture(70, 3), StraightPicture(70, 3))
    #expect(comparison.isEqual && comparison.isWithinLimits)
    #expect(comparison.differingPixels == 0 && comparison.toleratedPixels == 0)
    #expect(comparison.comparedPixels == 210)
    #expect(comparison.maximumDelta == 0 && comparison.bounds == nil)
    #expect(comparison.changedPixels.count == 0)
  }

  @Test(arguments: [1, 63, 64, 65, 130], [0, 8, 16])
  func `one channel of one pixel off by one is found and placed`(width: Int, shift: Int) {
    for x in 0..<width {
      let word = 0xFF20_4060 ^ UInt32(1) << UInt32(shift)
      let comparison = Self.compare(
        StraightPicture(width, 2), StraightPicture(width, 2, pixels: [(x, 1, word)]))
      #expect(comparison.differingPixels == 1 && comparison.maximumDelta == 1)
      #expect(comparison.bounds == PixelRect(x: x, y: 1, width: 1, height: 1))
      #expect(comparison.changedPixels[x, 1] && comparison.changedPixels.count == 1)
    }
  }

  @Test func `the largest difference of a channel counts, not the sum`() {
    let comparison = Self.compare(
      StraightPicture(80, 4),
      StraightPicture(80, 4, pixels: [(0, 0, 0xFF00_4060), (79, 3, 0xFF20_41FF)]))
    #expect(comparison.differingPixels == 2)
    #expect(comparison.maximumDelta == 0xFF - 0x60)
    #expect(comparison.bounds == PixelRect(x: 0, y: 0, width: 80, height: 4))
  }

  @Test func `white and black on a clear ground differ though a ground could hide either`() {
    for mark: UInt32 in [0xFFFF_FFFF, 0xFF00_0000] {
      let comparison = Self.compare(
        StraightPicture(4, 4, fill: 0, isOpaque: false),
        StraightPicture(4, 4, fill: 0, isOpaque: false, pixels: [(1, 2, mark)]))
      #expect(comparison.differingPixels == 1 && comparison.maximumDelta == 255)
    }
  }

  @Test func `colours under fully transparent pixels are not seen`() {
    let comparison = Self.compare(
      StraightPicture(3, 3, fill: 0x00FF_FFFF, isOpaque: false),
      StraightPicture(3, 3, fill: 0x0012_3456, isOpaque: false))
    #expect(comparison.isEqual)
  }

  @Test func `against a fully transparent pixel only alpha counts`() {
    let comparison = Self.compare(
      StraightPicture(1, 1, fill: 0x0000_0000, isOpaque: false),
      StraightPicture(1, 1, fill: 0x02FF_FFFF, isOpaque: false))
    #expect(comparison.differingPixels == 1 && comparison.maximumDelta == 2)
  }

  @Test func `translucent colours are compared straight`() {
    let comparison = Self.compare(
      StraightPicture(1, 1, fill: 0x050A_0A0A, isOpaque: false),
      StraightPicture(1, 1, fill: 0x0514_0A0A, isOpaque: false))
    #expect(comparison.differingPixels == 1 && comparison.maximumDelta == 10)
  }

  @Test func `an opaque picture equals one with alpha that is full everywhere`() {
    let comparison = Self.compare(
      StraightPicture(4, 4, fill: 0xFF20_4060, isOpaque: false),
      StraightPicture(4, 4, fill: 0x0020_4060, isOpaque: true))
    #expect(comparison.isEqual)
  }

  @Test func `an opaque picture differs from a clear one with the same words`() {
    let comparison = Self.compare(
      StraightPicture(4, 4, fill: 0x0020_4060, isOpaque: false),
      StraightPicture(4, 4, fill: 0x0020_4060, isOpaque: true))
    #expect(comparison.differingPixels == 16 && comparison.maximumDelta == 255)
  }

  @Test(arguments: [(0, 200, 0), (3, 190, 10), (4, 0, 200), (255, 0, 200)])
  func `a tolerance is inclusive and says how many pixels it excused`(
    tolerance: UInt8, differing: Int, tolerated: Int
  ) {
    // 190 pixels are off by 4 and 10 by 3.
    let golden = StraightPicture(100, 2)
    var words = Array(golden.words)
    for index in words.indices { words[index] += index < 190 ? 4 : 3 << 8 }
    let snapshot = StraightPicture(size: golden.size, isOpaque: true, words: words)
    let comparison = Self.compare(
      golden, snapshot, ComparisonOptions(metric: .channels(tolerance: tolerance)))
    #expect(comparison.differingPixels == differing)
    #expect(comparison.toleratedPixels == tolerated)
    #expect(comparison.maximumDelta == (differing == 0 ? 0 : 4))
  }

  @Test func `ignored regions are neither compared nor counted`() {
    let options = ComparisonOptions(ignoredRegions: [
      PixelRect(x: 60, y: 0, width: 10, height: 2), PixelRect(x: 65, y: 1, width: 900, height: 900),
    ])
    let comparison = Self.compare(
      StraightPicture(130, 3),
      StraightPicture(
        130, 3,
        pixels: [(60, 0, 0), (69, 1, 0), (129, 2, 0), (59, 0, 0xFF20_4061), (0, 2, 0xFF20_4062)]
      ), options)
    #expect(comparison.differingPixels == 2 && comparison.maximumDelta == 2)
    #expect(comparison.bounds == PixelRect(x: 0, y: 0, width: 60, height: 3))
    // 10 x 2 and 65 x 2, of which 5 x 1 are common.
    #expect(comparison.comparedPixels == 390 - 20 - 130 + 5)
  }

  @Test func `a region that covers everything leaves nothing to compare`() {
    let picture = StraightPicture(5, 4)
    let region = PixelRect(x: -1, y: -1, width: 99, height: 99)
    let result = PictureResult(
      golden: picture, snapshot: picture, options: ComparisonOptions(ignoredRegions: [region]))
    #expect(result == .nothingCompared(PixelSize(width: 5, height: 4)))
    #expect(!result.isPass)
    #expect(
      result.description
        == "No pixel of 5x4 was compared: the ignored regions cover the whole picture. Ignore less."
    )
  }

  @Test func `drawn bitmaps are compared like the files they become`() {
    let size = PixelSize(width: 2, height: 1)
    let golden = Bitmap(size: size, isOpaque: false, words: [0x8040_2010, 0xFF00_0000])
    let snapshot = Bitmap(size: size, isOpaque: false, words: [0x8041_2010, 0xFF00_0000])
    let comparison = PictureComparison(golden: golden, snapshot: snapshot)
    // Red 64 of 128 is 128 of 255, and 65 of 128 is 129.
    #expect(comparison.differingPixels == 1 && comparison.maximumDelta == 1)
    #expect(PictureComparison(golden: golden, snapshot: golden).isEqual)
  }

  @Test func `every premultiplied colour is told apart when straight`() {
    for alpha: UInt32 in [1, 2, 7, 100, 254] {
      let words = (0...alpha).map { alpha << 24 | $0 }
      let size = PixelSize(width: words.count, height: 1)
      let picture = StraightPicture(Bitmap(size: size, isOpaque: false, words: words))
      #expect(Set(picture.words).count == words.count)
    }
  }

  @Test func `rectangles in points are asked for changed pixels`() {
    let comparison = Self.compare(
      StraightPicture(40, 40), StraightPicture(40, 40, pixels: [(36, 20, 0)]))
    #expect(comparison.touches(Rect(x: 18, y: 10, width: 1, height: 1), scale: 2))
    #expect(comparison.touches(Rect(x: 18.4, y: 10.4, width: 0.1, height: 0.1), scale: 2))
    #expect(comparison.touches(Rect(x: -5, y: -5, width: 100, height: 100), scale: 2))
    #expect(!comparison.touches(Rect(x: 0, y: 0, width: 18, height: 20), scale: 2))
    #expect(!comparison.touches(Rect(x: 18.5, y: 10, width: 1, height: 1), scale: 2))
    #expect(!comparison.touches(Rect(x: 18, y: 10, width: 0, height: 1), scale: 2))
    #expect(!comparison.touches(Rect(x: 50, y: 50, width: 9, height: 9), scale: 2))
  }
}
