extension ResolvedFont {
  /// The lengths of a font in points at one text size.
  public struct Sizes: Hashable, Sendable {
    /// The size.
    public let size: Double
    /// The distance of baselines.
    public let lineHeight: Double
    /// The extra space after each character.
    public let tracking: Double
  }

  /// The lengths at a text size, rounded to device pixels; `displayScale` is pixels per point.
  ///
  /// A role of MobileID has those of its text style, as `UIFont.preferredFont(forTextStyle:)` does;
  /// other fonts scale along the style's curve, or not at all.
  public func sizes(at textSize: TextSize, displayScale: Double) -> Sizes {
    if hasTextStyleSizes, isDynamic {
      return Sizes(
        size: DynamicType.size(of: relativeTextStyle, at: textSize),
        lineHeight: DynamicType.leading(of: relativeTextStyle, at: textSize), tracking: tracking)
    }
    func scaled(_ value: Double) -> Double {
      guard isDynamic else { return value }
      return DynamicType.scale(
        value, style: relativeTextStyle, textSize: textSize, displayScale: displayScale)
    }
    let size = scaled(self.size)
    return Sizes(
      size: size, lineHeight: scaled(lineHeight),
      tracking: self.size > 0 ? tracking * size / self.size : 0)
  }
}
