/// A limit on the perceived distance of two pixels, as pixelmatch 7.2.0 measures it.
///
/// Coarse: at a threshold of 0.1 a grey may move by 26 of 255 unseen. It is for pictures of foreign
/// renderers; ours are compared exactly.
///
/// Source: facts on pixelmatch 7.2.0, whose counts are reproduced.
public struct YIQMetric: Hashable, Sendable {
  /// The distance that still counts as equal, from 0 to 1 (black to white); 0.1 unless told.
  public let threshold: Double
  /// Whether pixels on edges are excused, which anti-aliasing draws a little differently each time.
  public let excusesEdges: Bool

  /// Creates a limit.
  ///
  /// Throws `ComparisonUsageError.threshold` if the threshold is not from 0 to 1.
  public init(threshold: Double = 0.1, excusesEdges: Bool = true) throws(ComparisonUsageError) {
    guard (0...1).contains(threshold) else { throw .threshold("\(threshold)") }
    self.threshold = threshold
    self.excusesEdges = excusesEdges
  }

  /// A channel difference of opaque pixels that is surely within the limit.
  ///
  /// With all three channels d apart, Y, I and Q are at most 1.0, 1.192 and 1.046 d, and their
  /// weighted squares at most 1.144 d².
  var equalDelta: UInt8 {
    UInt8(min(255, (YIQDistance.largest / 1.15).squareRoot() * threshold))
  }
}
