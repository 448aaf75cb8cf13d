import Testing
import TintypeGoldens
import TintypePrimitives

/// Counts against those that a port of pixelmatch 7 gave for the same pictures.
///
/// Source: `Cases/pixelmatch/counts.txt`, made with pixelmatch-fast 1.3.4; on the opaque pictures
/// pixelmatch 0.4.0 and pybind11-pixelmatch 0.1.6 gave the same. Each line has the
/// number of a generated pair, its width and height, whether it is opaque, and the counts at
/// thresholds 0.02, 0.1 and 0.2, each with edges excused and not.
struct YIQTests {
  private static func count(
    _ pair: (golden: StraightPicture, snapshot: StraightPicture), _ threshold: Double,
    excusesEdges: Bool
  ) throws -> Int {
    let metric = try YIQMetric(threshold: threshold, excusesEdges: excusesEdges)
    return PictureComparison(
      golden: pair.golden, snapshot: pair.snapshot, options: ComparisonOptions(metric: .yiq(metric))
    ).differingPixels
  }

  @Test func `240 generated pairs give pixelmatch's counts`() throws {
    let text = String(
      decoding: try FileSystem.read(ComparisonCases.path("pixelmatch/counts.txt")), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 240)
    var nonzero = 0
    for line in lines {
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      let pair = GeneratedPair(numbers[0])
      #expect([pair.size.width, pair.size.height, pair.isOpaque ? 1 : 0] == Array(numbers[1...3]))
      var counts: [Int] = []
      for threshold in [0.02, 0.1, 0.2] {
        for excusesEdges in [true, false] {
          counts.append(
            try Self.count(pair.pictures, threshold, excusesEdges: excusesEdges))
        }
      }
      #expect(counts == Array(numbers[4...]), "pair \(numbers[0])")
      if counts[0] != counts[1] { nonzero += 1 }
    }
    // Edges were excused in many of them, so that the test of edges was tested.
    #expect(nonzero > 100)
  }

  @Test(arguments: [
    ("a01/ref.png", "a01/act.png", [1104, 1104, 1104]),
    ("a07/ref.png", "a07/act_30_percent.png", [3000, 3000, 3000]),
    ("a07/ref.png", "a07/act_1_pixel.png", [1, 1, 1]),
    ("a08/ref_3.png", "a08/act_digit_8.png", [12, 12, 12]),
    ("a08/ref_3.png", "a08/act_background_plus_1.png", [28760, 0, 0]),
  ])
  func `files give pixelmatch's counts`(golden: String, snapshot: String, counts: [Int]) throws {
    let pair = (
      golden: try ComparisonCases.picture(golden), snapshot: try ComparisonCases.picture(snapshot)
    )
    for (threshold, count) in zip([0.001, 0.02, 0.2], counts) {
      #expect(try Self.count(pair, threshold, excusesEdges: true) == count)
      #expect(try Self.count(pair, threshold, excusesEdges: false) == count)
    }
  }

  @Test func `a grey may move by 26 levels at the usual threshold`() throws {
    let golden = StraightPicture(64, 1, fill: 0xFFFF_FFFF)
    #expect(
      try Self.count(
        (golden, StraightPicture(64, 1, fill: 0xFFE5_E5E5)), 0.1, excusesEdges: false) == 0)
    #expect(
      try Self.count(
        (golden, StraightPicture(64, 1, fill: 0xFFE4_E4E4)), 0.1, excusesEdges: false) == 64)
  }

  @Test func `what is excused is counted as tolerated`() throws {
    let comparison = PictureComparison(
      golden: StraightPicture(64, 1, fill: 0xFFFF_FFFF),
      snapshot: StraightPicture(64, 1, fill: 0xFFE5_E5E5),
      options: ComparisonOptions(metric: .yiq(try YIQMetric())))
    #expect(comparison.toleratedPixels == 64 && comparison.maximumDelta == 0)
    #expect(!comparison.isEqual && comparison.isWithinLimits)
  }

  @Test func `ignored regions hide no edge from their neighbours`() throws {
    let pair = GeneratedPair(1).pictures
    let metric = PixelMetric.yiq(try YIQMetric(threshold: 0.02, excusesEdges: false))
    let whole = PictureComparison(
      golden: pair.golden, snapshot: pair.snapshot, options: ComparisonOptions(metric: metric))
    let half = PixelRect(x: 0, y: 0, width: 16, height: 15)
    let part = PictureComparison(
      golden: pair.golden, snapshot: pair.snapshot,
      options: ComparisonOptions(metric: metric, ignoredRegions: [half]))
    #expect(whole.changedPixels.count(in: half) > 0)
    #expect(part.changedPixels.count(in: half) == 0)
    #expect(
      part.differingPixels == whole.differingPixels - whole.changedPixels.count(in: half))
  }
}
