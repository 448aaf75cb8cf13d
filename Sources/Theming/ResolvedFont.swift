public import TintypePrimitives

/// A text style after all layers: nothing is left to look up.
public struct ResolvedFont: Hashable, Sendable {
  /// The style that was resolved.
  public var style: FontStyle
  /// The PostScript or family name; nil is the system font.
  ///
  /// An empty name counts as set.
  public var familyName: String?
  /// The CSS weight, 100–900.
  public var weight: Int
  /// The size in points at text size large.
  public var size: Double
  /// The distance of baselines in points at text size large.
  public var lineHeight: Double
  /// The extra space after each character in points at text size large.
  public var tracking: Double
  /// The text style whose Dynamic Type curve it follows.
  public var relativeTextStyle: AppleTextStyle
  /// Whether it grows with the text size.
  public var isDynamic: Bool
  /// Whether size and line height are the text style's own at each text size.
  ///
  /// UIKit's `preferredFont(forTextStyle:)` gives them; other fonts scale from text size large.
  public var hasTextStyleSizes: Bool
  /// One origin for each field that something set, the default's last.
  public var origins: [Origin]

  /// Creates a resolved style.
  public init(
    style: FontStyle, familyName: String?, weight: Int, size: Double, lineHeight: Double,
    tracking: Double, relativeTextStyle: AppleTextStyle, isDynamic: Bool,
    hasTextStyleSizes: Bool = false, origins: [Origin]
  ) {
    self.style = style
    self.familyName = familyName
    self.weight = weight
    self.size = size
    self.lineHeight = lineHeight
    self.tracking = tracking
    self.relativeTextStyle = relativeTextStyle
    self.isDynamic = isDynamic
    self.hasTextStyleSizes = hasTextStyleSizes
    self.origins = origins
  }
}
