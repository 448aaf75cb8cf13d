public import TintypePrimitives

/// What a comparison may overlook; nothing unless told.
public struct ComparisonOptions: Hashable, Sendable {
  /// When two pixels count as different; an exact match unless told.
  public var metric: PixelMetric
  /// Parts of the picture that are not compared, in pixels; none unless told.
  public var ignoredRegions: [PixelRect]
  /// How many pixels may differ; none unless told.
  public var allowance: Allowance

  /// Creates options.
  public init(
    metric: PixelMetric = .channels(tolerance: 0), ignoredRegions: [PixelRect] = [],
    allowance: Allowance = .none
  ) {
    self.metric = metric
    self.ignoredRegions = ignoredRegions
    self.allowance = allowance
  }

  /// Every channel of every pixel must be equal.
  public static let exact = ComparisonOptions()

  /// What is asked of the pictures, in a sentence.
  public var requirement: String {
    var rules: [String] = []
    switch metric {
    case .channels(let tolerance):
      if tolerance > 0 { rules.append("channels may differ by at most \(tolerance)") }
    case .yiq(let limit):
      rules.append("a perceived distance up to \(limit.threshold) is equal")
      if limit.excusesEdges { rules.append("edges are excused") }
    }
    switch allowance {
    case .pixels(0), .share(0): break
    case .pixels, .share: rules.append("at most \(allowance) may differ")
    }
    switch ignoredRegions.count {
    case 0: break
    case 1: rules.append("one region is ignored")
    case let count: rules.append("\(count) regions are ignored")
    }
    guard let first = rules.first else { return "An exact match is required." }
    let rest = rules.dropFirst().map { "; " + $0 }.joined()
    return first.prefix(1).uppercased() + first.dropFirst() + rest + "."
  }
}
