import Testing
import TintypeGoldens
import TintypePrimitives

struct ComparisonOptionsTests {
  @Test(arguments: [
    ("0.5%", Allowance.share(millionthsOfAPercent: 500_000)),
    ("30%", .share(millionthsOfAPercent: 30_000_000)),
    ("0.000001%", .share(millionthsOfAPercent: 1)),
    ("99.999999%", .share(millionthsOfAPercent: 99_999_999)),
    ("0%", .share(millionthsOfAPercent: 0)),
    ("12px", .pixels(12)), ("0px", .none),
  ])
  func `a limit has a unit`(text: String, limit: Allowance) throws {
    #expect(try Allowance(text) == limit)
    #expect(limit.description == text)
  }

  @Test(arguments: ["1", "0.3", "1.5", "0", "-1"])
  func `a limit without a unit is refused`(text: String) {
    #expect(throws: ComparisonUsageError.limitWithoutUnit(text)) { try Allowance(text) }
    #expect(
      ComparisonUsageError.limitWithoutUnit("1").description
        == "'1' has no unit. Write a share of the pixels as '0.5%' or a number of them as '12px'.")
  }

  @Test(arguments: [
    "NaN", "nan%", "-1%", "-1px", "1.5px", "", "%", "px", ".5%", "5.%", "1e2%", "+1px", "1 %",
    "99999999999999999999px", "inf", "12pt",
  ])
  func `what is no number is refused`(text: String) {
    #expect(throws: ComparisonUsageError.limit(text)) { try Allowance(text) }
    #expect(
      ComparisonUsageError.limit("NaN").description
        == "'NaN' is not a limit. Write a share of the pixels as '0.5%' or a number of them as "
        + "'12px'.")
  }

  @Test(arguments: ["150%", "100.000001%", "999999999999%"])
  func `a share beyond all pixels is refused`(text: String) {
    #expect(throws: ComparisonUsageError.share(text)) { try Allowance(text) }
    #expect(
      ComparisonUsageError.share("150%").description
        == "'150%' is more than all pixels. A share is from 0% to less than 100%.")
  }

  @Test func `a share finer than is kept is refused, not rounded`() {
    #expect(throws: ComparisonUsageError.limitTooFine("0.0000001%")) {
      try Allowance("0.0000001%")
    }
  }

  @Test func `the limit itself is allowed`() throws {
    for percent in 0..<100 {
      let limit = try Allowance("\(percent)%")
      #expect(limit.allows(percent, of: 100))
      #expect(!limit.allows(percent + 1, of: 100))
    }
    #expect(try Allowance("0.1%").allows(2962, of: 2_962_440))
    #expect(try !Allowance("0.1%").allows(2963, of: 2_962_440))
    #expect(Allowance.pixels(12).allows(12, of: 100) && !Allowance.pixels(12).allows(13, of: 100))
  }

  @Test func `numbers beyond any picture do not overflow`() throws {
    #expect(Allowance.share(millionthsOfAPercent: 100_000_000).allows(.max, of: .max))
    #expect(try !Allowance("99.999999%").allows(.max, of: .max))
  }

  @Test func `a tolerance is a whole number from 0 to 254`() throws {
    #expect(try ComparisonOptions.metric(tolerance: "254") == .channels(tolerance: 254))
    for text in ["256", "-1", "1.5", "", "1%", "NaN"] {
      #expect(throws: ComparisonUsageError.tolerance(text)) {
        try ComparisonOptions.metric(tolerance: text)
      }
    }
  }

  @Test func `a limit that every two pictures keep is refused`() {
    #expect(throws: ComparisonUsageError.cannotFail("a tolerance of 255")) {
      try ComparisonOptions.metric(tolerance: "255")
    }
    #expect(throws: ComparisonUsageError.cannotFail("a threshold of 1.0")) {
      try ComparisonOptions.metric(threshold: "1.0")
    }
    #expect(throws: ComparisonUsageError.cannotFail("100% allowed")) { try Allowance("100%") }
    #expect(
      ComparisonUsageError.cannotFail("a tolerance of 255").description
        == "With a tolerance of 255 no two pictures of one size differ, so nothing could fail. Set a "
        + "lower one.")
  }

  @Test func `a threshold is a number from 0 to less than 1`() throws {
    #expect(
      try ComparisonOptions.metric(threshold: "0.1")
        == .yiq(YIQMetric(threshold: 0.1, excusesEdges: true)))
    for text in ["1.01", "-0.1", "NaN", "nan", "inf", "", ".", "0x1", "10%"] {
      #expect(throws: ComparisonUsageError.threshold(text)) {
        try ComparisonOptions.metric(threshold: text)
      }
    }
    #expect(throws: ComparisonUsageError.threshold("nan")) { try YIQMetric(threshold: .nan) }
  }

  @Test func `a region is four whole numbers`() throws {
    #expect(
      try ComparisonOptions.region("0,10,390,47")
        == PixelRect(x: 0, y: 10, width: 390, height: 47))
    for text in ["", "1,2,3", "1,2,3,4,5", "0,0,0,1", "-1,0,1,1", "a,b,c,d", "0,0,9999999999,1"] {
      #expect(throws: ComparisonUsageError.region(text)) { try ComparisonOptions.region(text) }
    }
    #expect(
      ComparisonUsageError.region("1,2").description
        == "'1,2' is not a region. Write left, top, width and height in pixels, as in "
        + "'0,0,390,47'.")
  }

  @Test func `the requirement says what is overlooked`() throws {
    #expect(ComparisonOptions.exact.requirement == "An exact match is required.")
    #expect(
      ComparisonOptions(metric: .channels(tolerance: 2), allowance: try Allowance("0.5%"))
        .requirement == "Channels may differ by at most 2; at most 0.5% may differ.")
    #expect(
      ComparisonOptions(
        metric: .yiq(try YIQMetric()),
        ignoredRegions: [PixelRect(x: 0, y: 0, width: 1, height: 1)], allowance: .pixels(12)
      ).requirement
        == "A perceived distance up to 0.1 is equal; edges are excused; at most 12px may differ; "
        + "one region is ignored.")
  }
}
