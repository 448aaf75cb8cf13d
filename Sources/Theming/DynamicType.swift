/// How iOS scales text with the user's text size.
///
/// Source: Human Interface Guidelines, "Typography", Dynamic Type sizes (the tables); the scaling of
/// other sizes is inferred from one published value of `UIFontMetrics`.
public enum DynamicType {
  /// The size of a text style in points.
  public static func size(of style: AppleTextStyle, at textSize: TextSize) -> Double {
    Double(sizes(style)[textSize.index])
  }

  /// The distance of baselines of a text style in points.
  public static func leading(of style: AppleTextStyle, at textSize: TextSize) -> Double {
    Double(leadings(style)[textSize.index])
  }

  /// The CSS weight of a text style.
  public static func weight(of style: AppleTextStyle) -> Int {
    switch style {
    case .headline: 600
    case .largeTitle, .title1, .title2, .title3, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2:
      400
    }
  }

  /// By how much lengths grow that follow a text style: 1 at text size large.
  ///
  /// It is the ratio of leadings. Source: inferred from `UIFontMetrics`, body, medium: 17 pt gives
  /// 16.333 pt, which is 17 × 21 / 22 on whole pixels at 3 pixels a point.
  public static func factor(of style: AppleTextStyle, at textSize: TextSize) -> Double {
    leading(of: style, at: textSize) / leading(of: style, at: .large)
  }

  /// A length in points as it is at a text size, rounded to a device pixel.
  ///
  /// `displayScale` is pixels per point. At text size large the length is returned as it is.
  public static func scale(
    _ value: Double, style: AppleTextStyle, textSize: TextSize, displayScale: Double
  ) -> Double {
    if textSize == .large { return value }
    let pixels = value * factor(of: style, at: textSize) * displayScale
    return pixels.rounded() / displayScale
  }

  private static func sizes(_ style: AppleTextStyle) -> [UInt8] {
    switch style {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  private static func leadings(_ style: AppleTextStyle) -> [UInt8] {
    switch style {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    }
  }
}
