public import TintypePrimitives

extension ComparisonOptions {
  /// Reads a channel tolerance, a whole number from 0 to 254.
  ///
  /// Throws `ComparisonUsageError.tolerance` for anything else, and `.cannotFail` for 255, which no
  /// two pixels are more apart than.
  public static func metric(
    tolerance text: String
  ) throws(ComparisonUsageError) -> PixelMetric {
    guard let tolerance = text.digitsAsNumber, let channel = UInt8(exactly: tolerance) else {
      throw .tolerance(text)
    }
    guard channel < .max else { throw .cannotFail("a tolerance of \(text)") }
    return .channels(tolerance: channel)
  }

  /// Reads a threshold of perceived distance, a number from 0 to less than 1.
  ///
  /// Throws `ComparisonUsageError.threshold` for anything else, and `.cannotFail` for 1, which is the
  /// distance of black and white.
  public static func metric(
    threshold text: String, excusesEdges: Bool = true
  ) throws(ComparisonUsageError) -> PixelMetric {
    let isPlain = text.utf8.allSatisfy { "0123456789.".utf8.contains($0) }
    guard isPlain, let threshold = Double(text), (0...1).contains(threshold) else {
      throw .threshold(text)
    }
    guard threshold < 1 else { throw .cannotFail("a threshold of \(text)") }
    return .yiq(try YIQMetric(threshold: threshold, excusesEdges: excusesEdges))
  }

  /// Reads a region as left, top, width and height in pixels, as in "0,0,390,47".
  ///
  /// Throws `ComparisonUsageError.region` for anything else.
  public static func region(_ text: String) throws(ComparisonUsageError) -> PixelRect {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap(\.digitsAsNumber)
    guard parts.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0,
      numbers.allSatisfy({ $0 <= largestCoordinate })
    else { throw .region(text) }
    return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// No picture is larger, and sums of such numbers cannot overflow.
  private static let largestCoordinate = Int(Int32.max)
}
