/// A text style as the catalogue knows it; lengths are points at text size large.
public struct FontDefinition: Hashable, Sendable {
  /// The name of the style.
  public let style: FontStyle
  /// The size in points.
  public let size: Double
  /// The CSS weight, 100–900.
  public let weight: Int
  /// The distance of baselines in points.
  public let lineHeight: Double
  /// The extra space after each character in points.
  public let tracking: Double
  /// The text style whose Dynamic Type curve it follows.
  public let relativeTextStyle: AppleTextStyle
  /// The evidence of the name, the size and the weight.
  public let provenance: Provenance
  /// The evidence of line height, tracking and text style.
  public let metricsProvenance: Provenance
}
