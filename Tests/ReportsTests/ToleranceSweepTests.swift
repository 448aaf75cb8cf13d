import Testing
import TintypeGoldens
import TintypePrimitives
import TintypeReports

struct ToleranceSweepTests {
  /// Ten grey pixels, of which some differ by the given amounts.
  private func pictures(_ deltas: [Int]) -> (StraightPicture, StraightPicture) {
    func picture(_ deltas: [Int]) -> StraightPicture {
      StraightPicture(
        size: PixelSize(width: 10, height: 1), isOpaque: true,
        words: (0..<10).map { place in
          let value = UInt32(100 + (place < deltas.count ? deltas[place] : 0))
          return 0xFF00_0000 | value << 16 | value << 8 | value
        })
    }
    return (picture([]), picture(deltas))
  }

  private func sweep(_ deltas: [Int], _ options: ComparisonOptions) -> ToleranceSweep? {
    let (golden, snapshot) = pictures(deltas)
    return ToleranceSweep(golden: golden, snapshot: snapshot, options: options)
  }

  @Test func `the least tolerance is the one that leaves what is allowed`() throws {
    let options = ComparisonOptions(metric: .channels(tolerance: 2), allowance: .pixels(1))
    let found = try #require(sweep([3, 12, 40], options))
    #expect(found.channels == 12)
    #expect(found.pixels == 3)
    #expect(
      found.text
        == "It would pass with channels that may differ by 12, or with 3px allowed (30% of "
        + "the picture).")
  }

  @Test func `an exact comparison has no tolerance to raise`() {
    #expect(sweep([3], .exact) == nil)
  }

  @Test func `what passes needs no sweep`() {
    #expect(sweep([3], ComparisonOptions(metric: .channels(tolerance: 3))) == nil)
  }

  @Test func `a perceived threshold is found to a thousandth, and is the least`() throws {
    let metric = try YIQMetric(threshold: 0.01, excusesEdges: false)
    let found = try #require(sweep([40], ComparisonOptions(metric: .yiq(metric))))
    let threshold = try #require(found.threshold)
    let (golden, snapshot) = pictures([40])
    func passes(_ threshold: Double) throws -> Bool {
      let metric = try YIQMetric(threshold: threshold, excusesEdges: false)
      return PictureComparison(
        golden: golden, snapshot: snapshot, options: ComparisonOptions(metric: .yiq(metric))
      ).isWithinLimits
    }
    #expect(try passes(threshold))
    #expect(try !passes(threshold - 0.001))
    #expect(found.channels == nil)
  }
}

struct ContrastMeterTests {
  private func bitmap(_ words: [UInt32], isOpaque: Bool = true) -> Bitmap {
    Bitmap(size: PixelSize(width: words.count, height: 1), isOpaque: isOpaque, words: words)
  }
  private let frame = PixelRect(x: 0, y: 0, width: 8, height: 1)

  @Test func `black on white has 21 to 1`() {
    let white: UInt32 = 0xFFFF_FFFF
    let black: UInt32 = 0xFF00_0000
    let picture = bitmap([white, white, white, black, black, 0xFF80_8080, white, white])
    #expect(ContrastMeter.ratio(in: frame, of: picture) == 21)
  }

  @Test func `known greys have their known ratio`() throws {
    let ratio = try #require(
      ContrastMeter.ratio(
        in: frame,
        of: bitmap(
          Array(repeating: 0xFFFF_FFFF, count: 6) + Array(repeating: 0xFF76_7676, count: 2))))
    #expect((ratio * 100).rounded() / 100 == 4.54)
  }

  @Test func `one stray pixel is no ink, and a clear ground has no ratio`() {
    let strayed = bitmap(Array(repeating: 0xFFFF_FFFF, count: 7) + [0xFF00_0000])
    #expect(ContrastMeter.ratio(in: frame, of: strayed) == 1)
    let clear = bitmap(Array(repeating: 0, count: 8), isOpaque: false)
    #expect(ContrastMeter.ratio(in: frame, of: clear) == nil)
    #expect(
      ContrastMeter.ratio(in: PixelRect(x: 9, y: 0, width: 2, height: 1), of: strayed) == nil)
  }

  @Test(arguments: [(17.0, 400, 4.5), (24.0, 400, 3.0), (18.66, 700, 3.0), (18.66, 600, 4.5)])
  func `large text needs less`(size: Double, weight: Int, required: Double) {
    #expect(ContrastMeter.required(size: size, weight: weight) == required)
  }
}
