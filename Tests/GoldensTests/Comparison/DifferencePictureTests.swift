import Testing
import TintypePrimitives

@testable import TintypeGoldens

struct DifferencePictureTests {
  private static func draw(
    _ golden: StraightPicture, _ snapshot: StraightPicture, scale: Double = 1
  ) -> Bitmap {
    DifferencePicture(golden: golden, snapshot: snapshot, areas: AreaOptions(scale: scale)).draw()
  }

  /// The colours of a panel: 0 the golden, 1 the difference, 2 the snapshot.
  private static func count(_ word: UInt32, _ bitmap: Bitmap, panel: Int, width: Int) -> Int {
    let left = panel * (width + 8)
    var count = 0
    for y in 0..<bitmap.size.height {
      for x in left..<(left + width) where bitmap[x, y] == word { count += 1 }
    }
    return count
  }

  @Test(arguments: [UInt32(0xFFFF_FFFF), 0xFF00_0000, 0xFFE6_004C, 0xFF0B_57D0])
  func `every changed pixel shows on every ground`(ground: UInt32) {
    let golden = StraightPicture(60, 40, fill: ground)
    let snapshot = StraightPicture(
      60, 40, fill: ground,
      pixels: [(0, 0, ground ^ 1), (30, 20, ground ^ 0x80), (59, 39, ground ^ 0x010000)])
    let bitmap = Self.draw(golden, snapshot)
    #expect(bitmap.size == PixelSize(width: 3 * 60 + 2 * 8, height: 40) && bitmap.isOpaque)
    #expect(Self.count(DifferencePicture.difference, bitmap, panel: 1, width: 60) == 3)
    for (x, y) in [(0, 0), (30, 20), (59, 39)] {
      #expect(bitmap[68 + x, y] == DifferencePicture.difference)
      #expect(bitmap[136 + x, y] == snapshot.words[y * 60 + x])
    }
    // The faded golden is lighter than what is drawn on it, whatever it was.
    #expect(bitmap[68 + 15, 20] & 255 >= 178)
    #expect(bitmap[64, 10] == DifferencePicture.between)
  }

  @Test func `a line runs round an area, four points off`() {
    let golden = StraightPicture(60, 40, fill: 0xFFFF_FFFF)
    let snapshot = StraightPicture(
      60, 40, fill: 0xFFFF_FFFF, pixels: [(30, 20, 0xFF00_0000), (31, 20, 0xFF00_0000)])
    let bitmap = Self.draw(golden, snapshot)
    // 10 wide and 9 high.
    #expect(
      Self.count(DifferencePicture.line, bitmap, panel: 1, width: 60) == 2 * 10 + 2 * 9 - 4)
    for (x, y) in [(26, 16), (35, 16), (26, 24), (35, 24)] {
      #expect(bitmap[68 + x, y] == DifferencePicture.line)
    }
    #expect(Self.count(DifferencePicture.line, bitmap, panel: 0, width: 60) == 0)
    #expect(Self.count(DifferencePicture.line, bitmap, panel: 2, width: 60) == 0)
  }

  @Test func `white and black drawings on a clear ground both show`() throws {
    for mark: UInt32 in [0xFFFF_FFFF, 0xFF00_0000] {
      let golden = StraightPicture(40, 40, fill: 0, isOpaque: false)
      let snapshot = StraightPicture(40, 40, fill: 0, isOpaque: false, pixels: [(5, 5, mark)])
      let bitmap = Self.draw(golden, snapshot)
      #expect(bitmap[5, 5] == DifferencePicture.darkSquare)
      #expect(bitmap[13, 5] == DifferencePicture.lightSquare)
      #expect(bitmap[48 + 5, 5] == DifferencePicture.difference)
      #expect(bitmap[96 + 5, 5] == mark)
    }
    let bitmap = Self.draw(
      try ComparisonCases.picture("a01/ref.png"), try ComparisonCases.picture("a01/act.png"))
    #expect(Self.count(DifferencePicture.difference, bitmap, panel: 1, width: 64) == 1104)
    #expect(Self.count(0xFFFF_FFFF, bitmap, panel: 0, width: 64) == 784)
    #expect(Self.count(0xFFFF_FFFF, bitmap, panel: 2, width: 64) == 704)
  }

  @Test func `a translucent pixel is blended with its square`() {
    let picture = StraightPicture(1, 1, fill: 0x80FF_0000, isOpaque: false)
    // (255·128 + 112·127)/255 and 112·127/255, rounded.
    #expect(Self.draw(picture, picture)[0, 0] == 0xFFB8_3838)
  }

  @Test func `what a picture lacks is hatched in every order`() throws {
    for (golden, snapshot) in [("ref", "wider"), ("wider", "ref")] {
      let bitmap = Self.draw(
        try ComparisonCases.picture("a02/\(golden).png"),
        try ComparisonCases.picture("a02/\(snapshot).png"))
      #expect(bitmap.size == PixelSize(width: 3 * 44 + 16, height: 20))
      let lacking = golden == "ref" ? 0 : 2
      for (panel, area) in [(lacking, 80), (2 - lacking, 0)] {
        #expect(
          Self.count(DifferencePicture.lack, bitmap, panel: panel, width: 44)
            + Self.count(DifferencePicture.lackStripe, bitmap, panel: panel, width: 44) == area)
      }
      let marked = Self.count(DifferencePicture.difference, bitmap, panel: 1, width: 44)
      let striped = Self.count(DifferencePicture.surplusStripe, bitmap, panel: 1, width: 44)
      #expect(marked + striped == 80 && marked > 0 && striped > 0)
    }
  }

  @Test func `what both pictures lack is no difference`() {
    let bitmap = Self.draw(StraightPicture(20, 10), StraightPicture(10, 20))
    func word(_ x: Int, _ y: Int) -> UInt32 { bitmap[28 + x, y] }
    let marks = [DifferencePicture.difference, DifferencePicture.surplusStripe]
    #expect(marks.contains(word(15, 5)) && marks.contains(word(5, 15)))
    #expect(!marks.contains(word(15, 15)) && !marks.contains(word(5, 5)))
  }

  @Test func `the common part of pictures of different sizes is compared`() {
    let bitmap = Self.draw(
      StraightPicture(30, 30), StraightPicture(30, 20, pixels: [(3, 4, 0xFF00_0000)]))
    #expect(bitmap[38 + 3, 4] == DifferencePicture.difference)
  }

  @Test func `a huge picture is shown about what differs`() {
    let width = 9000
    let golden = StraightPicture(width, 3)
    let snapshot = StraightPicture(width, 3, pixels: [(8000, 1, 0xFF00_0000)])
    let bitmap = Self.draw(golden, snapshot)
    #expect(bitmap.size == PixelSize(width: 3 * 4096 + 16, height: 3))
    #expect(Self.count(DifferencePicture.difference, bitmap, panel: 1, width: 4096) == 1)
    // The right end of the picture: 9000 - 4096 = 4904 is its first column.
    #expect(bitmap[4096 + 8 + 8000 - 4904, 1] == DifferencePicture.difference)
  }

  @Test func `lines and gaps grow with the scale`() {
    let golden = StraightPicture(200, 100)
    let snapshot = StraightPicture(200, 100, pixels: [(100, 50, 0xFF00_0000)])
    let bitmap = Self.draw(golden, snapshot, scale: 3)
    #expect(bitmap.size == PixelSize(width: 3 * 200 + 2 * 24, height: 100))
    // A frame of 25 by 25 pixels, 3 thick.
    let frame = 25 * 25 - 19 * 19
    var lines = 0
    for y in 0..<100 {
      for x in 224..<424 where bitmap[x, y] == DifferencePicture.line { lines += 1 }
    }
    #expect(lines == frame)
  }
}
