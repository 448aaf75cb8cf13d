import Testing
import TintypeGoldens
import TintypePrimitives

struct AreaTests {
  /// The areas of a plain picture with single pixels changed.
  private static func areas(
    _ size: PixelSize, _ pixels: [(x: Int, y: Int, word: UInt32)],
    _ options: AreaOptions = AreaOptions()
  ) -> [ChangedArea] {
    let golden = StraightPicture(size.width, size.height)
    let snapshot = StraightPicture(size.width, size.height, pixels: pixels)
    return PictureComparison(golden: golden, snapshot: snapshot)
      .areas(golden: golden, snapshot: snapshot, options)
  }

  private static let size = PixelSize(width: 200, height: 150)
  private static let one: UInt32 = 0xFF20_4061
  private static let nine: UInt32 = 0xFF20_4069

  @Test func `equal pictures have no area`() {
    #expect(Self.areas(Self.size, []).isEmpty)
  }

  @Test func `an area has its own count and largest difference`() {
    let areas = Self.areas(
      Self.size, [(10, 100, Self.one), (12, 101, Self.one), (150, 20, Self.nine)])
    #expect(
      areas == [
        ChangedArea(
          rect: PixelRect(x: 150, y: 20, width: 1, height: 1), differingPixels: 1, maximumDelta: 9),
        ChangedArea(
          rect: PixelRect(x: 10, y: 100, width: 3, height: 2), differingPixels: 2, maximumDelta: 1),
      ])
  }

  @Test(arguments: [(1.0, 8), (2.0, 16), (3.0, 24)])
  func `a gap of eight points is bridged and one pixel more is not`(scale: Double, gap: Int) {
    for (dx, dy) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
      func areas(_ distance: Int) -> [ChangedArea] {
        let step = distance + 1
        return Self.areas(
          Self.size, [(80, 50, Self.one), (80 + dx * step, 50 + dy * step, Self.one)],
          AreaOptions(scale: scale))
      }
      #expect(areas(gap).count == 1)
      #expect(areas(gap).first?.differingPixels == 2)
      #expect(areas(gap + 1).count == 2)
    }
  }

  @Test func `areas that grow until they touch become one`() {
    // A frame of pixels closes round a pixel far from all of its sides.
    var pixels: [(x: Int, y: Int, word: UInt32)] = [(100, 75, Self.nine)]
    for x in stride(from: 20, through: 180, by: 8) {
      pixels += [(x, 15, Self.one), (x, 135, Self.one)]
    }
    for y in stride(from: 15, through: 135, by: 8) {
      pixels += [(20, y, Self.one), (180, y, Self.one)]
    }
    let count = Set(pixels.map { $0.y * 200 + $0.x }).count
    #expect(
      Self.areas(Self.size, pixels) == [
        ChangedArea(
          rect: PixelRect(x: 20, y: 15, width: 161, height: 121), differingPixels: count,
          maximumDelta: 9)
      ])
  }

  @Test func `rows run from the leading side`() {
    let pixels: [(x: Int, y: Int, word: UInt32)] = [
      (10, 40, Self.one), (150, 40, Self.one), (80, 90, Self.one), (60, 10, Self.one),
    ]
    func places(_ direction: LayoutDirection) -> [Int] {
      Self.areas(Self.size, pixels, AreaOptions(direction: direction)).map(\.rect.x)
    }
    #expect(places(.leftToRight) == [60, 10, 150, 80])
    #expect(places(.rightToLeft) == [60, 150, 10, 80])
  }

  @Test func `a crowd of areas becomes few, and loses no pixel`() {
    var pixels: [(x: Int, y: Int, word: UInt32)] = []
    for y in stride(from: 0, to: 150, by: 10) {
      for x in stride(from: 0, to: 200, by: 10) { pixels.append((x, y, Self.one)) }
    }
    for limit in [1, 2, 16, 299, 300] {
      let areas = Self.areas(Self.size, pixels, AreaOptions(limit: limit))
      #expect(areas.count <= limit)
      #expect(areas.reduce(0) { $0 + $1.differingPixels } == 300)
    }
    #expect(Self.areas(Self.size, pixels, AreaOptions(limit: 300)).count == 300)
  }

  @Test func `areas lie apart, cover every changed pixel and are the same each time`() {
    for number in 0..<60 {
      var random = GeneratedPair.Random(state: UInt64(number))
      let size = PixelSize(width: 40 + random.below(200), height: 40 + random.below(200))
      let pixels = (0...random.below(120)).map { _ in
        (x: random.below(size.width), y: random.below(size.height), word: random.word | 0xFF00_0000)
      }
      let golden = StraightPicture(size.width, size.height)
      let snapshot = StraightPicture(size.width, size.height, pixels: pixels)
      let comparison = PictureComparison(golden: golden, snapshot: snapshot)
      let options = AreaOptions(gap: 5, limit: 8)
      let areas = comparison.areas(golden: golden, snapshot: snapshot, options)
      #expect(areas.count <= 8)
      #expect(areas.reduce(0) { $0 + $1.differingPixels } == comparison.differingPixels)
      #expect(areas.map(\.maximumDelta).max() == comparison.maximumDelta)
      #expect(areas.allSatisfy { comparison.changedPixels.count(in: $0.rect) > 0 })
      for (index, area) in areas.enumerated() {
        for other in areas[(index + 1)...] {
          #expect(area.rect.intersection(other.rect).isEmpty)
        }
      }
      #expect(areas == comparison.areas(golden: golden, snapshot: snapshot, options))
    }
  }

  @Test func `without a gap only touching pixels belong together`() {
    let areas = Self.areas(
      Self.size, [(10, 10, Self.one), (11, 11, Self.one), (13, 11, Self.one)], AreaOptions(gap: 0))
    #expect(areas.map(\.rect.x) == [10, 13])
  }

  @Test func `a change of every pixel is one area`() {
    let golden = StraightPicture(300, 200)
    let snapshot = StraightPicture(300, 200, fill: 0xFF30_4060)
    let comparison = PictureComparison(golden: golden, snapshot: snapshot)
    #expect(
      comparison.areas(golden: golden, snapshot: snapshot) == [
        ChangedArea(
          rect: PixelRect(x: 0, y: 0, width: 300, height: 200), differingPixels: 60_000,
          maximumDelta: 16)
      ])
  }
}
