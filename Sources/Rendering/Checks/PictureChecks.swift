public import TintypeLayoutEngine
public import TintypePrimitives
public import TintypeTheming

/// Finds on a picture what is hard to read or not what the theme means.
///
/// All checks are functions of display lists; severities are those of `SeveritySettings`.
public struct PictureChecks: Sendable {
  /// The theme of the picture.
  public let theme: Theme
  /// From which size on text counts as large.
  public let largeText: LargeText
  private let light: ResolvedTheme
  private let dark: ResolvedTheme
  private let pairs: [ContrastPair]

  /// Creates the checks of a theme.
  public init(_ theme: Theme, largeText: LargeText = .strict) {
    self.theme = theme
    self.largeText = largeText
    light = theme.resolve(.light)
    dark = theme.resolve(.dark)
    pairs = theme.system.contrastPairs
  }

  /// The contrast of each run of text and each tinted icon with what it is drawn on.
  ///
  /// Where the amount of MobileID's vibrancy is assumed, a row whose verdict depends on it has none.
  public func contrast(of list: DisplayList, in scheme: ColorScheme) -> [DrawnContrast] {
    let rows = PictureContrast(list, pairs: pairs, largeText: largeText).rows
    guard theme.system == .mobileid, scheme == .dark else { return rows }
    let others = Vibrancy.judged.filter { $0 != .proposed }.map { vibrancy in
      PictureContrast(list, pairs: pairs, largeText: largeText, seen: seen(vibrancy)).rows
    }
    return rows.enumerated().map { index, row in
      let isSure = others.allSatisfy {
        index < $0.count && $0[index].verdict == row.verdict
      }
      return isSure ? row : row.judged(.assumptionDependent)
    }
  }

  /// The paints of a dark picture under another assumption about vibrancy.
  private func seen(_ vibrancy: Vibrancy) -> (Paint) -> Paint {
    { paint in
      guard let name = paint.origins.first?.names.first,
        case .derived(_, .vibrant) = theme.catalog.color(ColorToken(rawValue: name))?.value,
        let own = light.colors[ColorToken(rawValue: name)]
      else { return paint }
      var other = vibrancy.applied(to: own)
      other.alpha = paint.alpha
      other.origins = paint.origins
      return other
    }
  }

  /// The findings on one picture; `name` is that of its cell.
  ///
  /// `contrast` are the rows of the list, if they were measured already; `isFullColor` tells whether
  /// the picture of a hash has several colours of its own.
  public func problems(
    of list: DisplayList, in scheme: ColorScheme, name: String, contrast: [DrawnContrast]? = nil,
    isFullColor: (ContentHash) -> Bool = { _ in false }
  ) -> [Problem] {
    problems(contrast: contrast ?? self.contrast(of: list, in: scheme), name: name)
      + (scheme == .dark ? ModeLeakCheck.problems(list, name, theme, light, dark) : [])
      + FullColorCheck.problems(list, name, isFullColor) + MissingAssetCheck.problems(list, name)
  }

  /// The pairs of a picture that do not stand apart, each once where it stands apart least.
  public func problems(contrast rows: [DrawnContrast], name: String) -> [Problem] {
    DrawnContrastCheck.problems(rows, name)
  }

  /// The finding that a picture is the same in both schemes; nil if it is not.
  public static func sameInBothModes(
    light: DisplayList, dark: DisplayList, name: String
  ) -> Problem? {
    guard light.contentHash == dark.contentHash else { return nil }
    return Problem(
      .warning, .sameInBothModes,
      "\(name) is the same in light and in dark. Set the colours that it draws in both modes, or"
        + " leave one mode out.")
  }
}
