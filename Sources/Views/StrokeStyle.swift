/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line in points.
  public var lineWidth: Double
  /// Lengths of dashes and gaps in points; empty is a solid line.
  public var dash: [Double]
  /// Whether the ends of lines and dashes are round.
  public var hasRoundCaps: Bool

  /// Creates a style; a solid line by default.
  public init(lineWidth: Double = 1, dash: [Double] = [], hasRoundCaps: Bool = false) {
    self.lineWidth = lineWidth
    self.dash = dash
    self.hasRoundCaps = hasRoundCaps
  }
}
