public import TintypeGoldens

/// At which limits a comparison that failed would pass.
///
/// Exact comparisons have none: there a difference is a difference.
public struct ToleranceSweep: Hashable, Sendable {
  /// The least channel tolerance, 0–254, that passes with the same allowance; nil for other metrics,
  /// and if not even 254 would do.
  public let channels: UInt8?
  /// The least threshold, in thousandths, that passes with the same allowance; nil for other
  /// metrics, and if not even 0.999 would do.
  public let threshold: Double?
  /// The pixels that would have to be allowed with the same metric.
  public let pixels: Int
  /// The pixels compared.
  public let compared: Int

  /// Finds the limits for two pictures of one size; nil if they pass, or are compared exactly.
  ///
  /// Both metrics count fewer pixels the more they overlook, so halving finds the least.
  public init?(
    golden: StraightPicture, snapshot: StraightPicture, options: ComparisonOptions
  ) {
    guard options.metric != .channels(tolerance: 0) || options.allowance != .none else {
      return nil
    }
    let comparison = PictureComparison(golden: golden, snapshot: snapshot, options: options)
    guard !comparison.isWithinLimits else { return nil }
    pixels = comparison.differingPixels
    compared = comparison.comparedPixels
    func passes(_ metric: PixelMetric) -> Bool {
      var changed = options
      changed.metric = metric
      return PictureComparison(golden: golden, snapshot: snapshot, options: changed)
        .isWithinLimits
    }
    switch options.metric {
    case .channels(let tolerance):
      let first = Int(tolerance) + 1
      channels = Self.least(in: first..<max(255, first)) { step in
        passes(.channels(tolerance: UInt8(step)))
      }.map { UInt8($0) }
      threshold = nil
    case .yiq(let limit):
      channels = nil
      let first = Int(limit.threshold * 1000) + 1
      threshold = Self.least(in: first..<max(1000, first)) { step in
        let metric = try? YIQMetric(
          threshold: Double(step) / 1000, excusesEdges: limit.excusesEdges)
        return metric.map { passes(.yiq($0)) } ?? false
      }.map { Double($0) / 1000 }
    }
  }

  /// The limits in a sentence.
  public var text: String {
    var ways: [String] = []
    if let channels { ways.append("with channels that may differ by \(channels)") }
    if let threshold { ways.append("with a threshold of \(threshold)") }
    ways.append("with \(pixels)px allowed (\(share) of the picture)")
    return "It would pass \(ways.joined(separator: ", or "))."
  }

  /// The pixels as a percentage, rounded up to hundredths, so that it would be enough.
  private var share: Allowance {
    let hundredths = compared == 0 ? 0 : (pixels * 10_000 + compared - 1) / compared
    return .share(millionthsOfAPercent: hundredths * 10_000)
  }

  private static func least(in range: Range<Int>, _ passes: (Int) -> Bool) -> Int? {
    guard let last = range.last, passes(last) else { return nil }
    var (low, high) = (range.lowerBound, last)
    while low < high {
      let middle = (low + high) / 2
      if passes(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
