/// A text style as the catalogue knows it; lengths are points at text size large.
public struct FontDefinition: Hashable, Sendable {
  public let style: FontStyle
  public let size: Double
  /// The CSS weight, 100–900.
  public let weight: Int
  public let lineHeight: Double
  public let tracking: Double
  public let relativeTextStyle: AppleTextStyle
  /// The evidence of the name, the size and the weight.
  public let provenance: Provenance
  /// The evidence of line height, tracking and text style.
  public let metricsProvenance: Provenance
}
