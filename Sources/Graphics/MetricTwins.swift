/// Families whose glyphs are as wide as those of families of iOS that cannot be shipped.
enum MetricTwins {
  /// The family that is as wide as that of a family or PostScript name; nil if none is known.
  ///
  /// Source: Liberation Fonts, README: metric-compatible with Arial, Times New Roman and Courier
  /// New; the widths of Arial are those of Helvetica.
  static func family(for name: String) -> String? {
    let stem = name.split(separator: "-", maxSplits: 1).first.map(String.init) ?? name
    switch stem {
    case "Arial", "ArialMT", "Helvetica": return "Liberation Sans"
    case "Times New Roman", "TimesNewRoman", "TimesNewRomanPS", "TimesNewRomanPSMT", "Times":
      return "Liberation Serif"
    case "Courier New", "CourierNew", "CourierNewPS", "CourierNewPSMT", "Courier":
      return "Liberation Mono"
    default: return nil
    }
  }
}
