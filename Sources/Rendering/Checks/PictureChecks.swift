public import TintypeLayoutEngine
public import TintypePrimitives
public import TintypeTheming

/// Finds on a picture what is hard to read or not what the theme means.
///
/// All checks are functions of display lists; pixels are drawn only where a text or icon lies on a
/// picture, a line or a shadow.
public struct PictureChecks: Sendable {
  /// The theme of the picture.
  public let theme: Theme
  /// From which size on text counts as large.
  public let largeText: LargeText
  private let light: ResolvedTheme
  private let dark: ResolvedTheme
  private let exempt: ExemptPairs
  private let modeLeaks: ModeLeakCheck
  private let exceptions: ExceptionCheck

  /// Creates the checks of a theme.
  public init(_ theme: Theme, largeText: LargeText = .strict) {
    self.theme = theme
    self.largeText = largeText
    light = theme.resolve(.light)
    dark = theme.resolve(.dark)
    exempt = ExemptPairs(theme.system.contrastPairs)
    modeLeaks = ModeLeakCheck(theme, light: light, dark: dark)
    exceptions = ExceptionCheck(theme)
  }

  /// All findings on one picture, with the weights that a project sets.
  ///
  /// Without an inspector nothing is known of pixels: texts on pictures have no verdict, and pictures
  /// count as those of one colour.
  public func run(
    _ list: DisplayList, in scheme: ColorScheme, inspector: (any PictureInspecting)? = nil,
    severities: SeveritySettings = SeveritySettings()
  ) -> PictureReport {
    let rows = measured(list, in: scheme, inspector)
    var findings = DrawnContrastCheck.findings(rows, theme, scheme == .light ? light : dark)
    findings += modeLeaks.findings(list, in: scheme)
    findings += FullColorCheck.findings(list) { inspector?.isFullColor($0) ?? false }
    findings += MissingAssetCheck.findings(
      list, broken: inspector?.brokenIcons(in: scheme) ?? [], faults: inspector?.faults ?? [:],
      flaws: inspector?.flaws ?? [:])
    findings += exceptions.findings(list)
    return PictureReport(
      contrast: rows.map(\.row), findings: findings, paintedHash: list.paintedHash,
      hasOwnColors: list.entries.contains { entry in
        entry.origins.contains { $0.kind == .color && $0.layer != .sdkDefault }
      }
    ).weighed(severities)
  }

  /// The contrast of each run of text and each tinted icon with what it is drawn over.
  ///
  /// Where the amount of MobileID's vibrancy is assumed, a row whose verdict depends on it has none.
  public func contrast(
    of list: DisplayList, in scheme: ColorScheme, inspector: (any PictureInspecting)? = nil
  ) -> [DrawnContrast] {
    measured(list, in: scheme, inspector).map(\.row)
  }

  private func measured(
    _ list: DisplayList, in scheme: ColorScheme, _ inspector: (any PictureInspecting)?
  ) -> [MeasuredContrast] {
    func rows(_ seen: @escaping (Paint) -> Paint = { $0 }) -> [MeasuredContrast] {
      PictureContrast(
        list, exempt: exempt, largeText: largeText, inspector: inspector, seen: seen
      ).rows
    }
    var result = rows()
    guard theme.system == .mobileid, scheme == .dark else { return result }
    for vibrancy in Vibrancy.judged where vibrancy != .proposed {
      for (index, other) in rows(seen(vibrancy)).enumerated()
      where index < result.count && result[index].row.verdict != other.row.verdict {
        result[index].row = result[index].row.judged(.assumptionDependent)
      }
    }
    return result
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
}
