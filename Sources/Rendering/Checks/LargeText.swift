/// From which size on text counts as large, in points.
///
/// A point of WCAG is a point of CSS, 4/3 of the pixel that a point of iOS is; Apple's guidance takes
/// the numbers as points of iOS.
///
/// Source: WCAG 2.2, "large scale"; Human Interface Guidelines, "Accessibility".
public struct LargeText: Hashable, Sendable {
  /// The smallest large size of a regular weight.
  public let regular: Double
  /// The smallest large size of a bold weight, from 700 on.
  public let bold: Double

  /// Creates a rule.
  public init(regular: Double, bold: Double) {
    self.regular = regular
    self.bold = bold
  }

  /// The numbers of WCAG in pixels of CSS.
  public static let strict = LargeText(regular: 24, bold: 18.67)

  /// The numbers of WCAG as points of iOS.
  public static let apple = LargeText(regular: 18, bold: 14)

  /// Whether text of a size and a CSS weight is large.
  public func includes(size: Double, weight: Int) -> Bool {
    size >= (weight >= 700 ? bold : regular)
  }
}
