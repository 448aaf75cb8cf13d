import TintypePrimitives
import TintypeRendering
import TintypeReports
import TintypeThemeFiles
import TintypeTheming

/// Judges each line of the guide's checklist.
///
/// Source: MobileID theming guide, "Validation Checklist".
struct ValidationChecks {
  let theme: Theme
  /// What was found in the theme's and the words' files.
  let problems: [Problem]
  let contrast: ContrastTable
  let words: AppWords
  let plan: ValidationPlan
  let facts: [String: CellFacts]
  /// Languages asked for that the app may not have.
  let askedLanguages: [String]

  /// The lines in the checklist's order.
  var rows: [ValidationRow] {
    [
      palette, appearance, states, textSizes, voiceOver, languages, space, placeholders, sharedKeys,
    ]
  }

  /// The first cells of a list with what is known of them.
  func facts(_ cells: [Cell]) -> [CellFacts] { cells.compactMap { facts[$0.id] } }

  private var palette: ValidationRow {
    let missing = theme.catalog.colors.map(\.token).filter { theme.overrides.light[$0] == nil }
    var findings: [ValidationRow.Finding] = problems.filter {
      $0.severity == .error && [.badColor, .duplicateKey, .unknownName].contains($0.code)
        && !isOfWords($0)
    }.map { .init($0.message, at: $0.position) }
    if !missing.isEmpty {
      let names = missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      findings.append(
        .init(
          "The palette does not set \(names); the guide's sample is drawn there. Set all ten.",
          at: theme.overrides.light.values.compactMap(\.position).min { $0.line < $1.line }))
    }
    return ValidationRow(
      id: "V1", title: "The production palette is supplied before any SDK screen",
      summary: "All ten colours have to be the app's own. That the app passes them to "
        + "MobileIDConfiguration first is for its code.",
      findings: findings)
  }

  /// Whether a problem is one of the texts' files.
  func isOfWords(_ problem: Problem) -> Bool {
    problem.position.map { $0.file.contains(".lproj") || $0.file.hasSuffix(".strings") } ?? false
  }

  private var appearance: ValidationRow {
    var findings = contrastFindings([.text, .largeText])
    for scheme in ColorScheme.allCases {
      let ratios = Vibrancy.judged.compactMap { vibrancy -> Double? in
        theme.resolve(scheme, vibrancy: vibrancy).colors[.primary].map {
          Contrast(Paint(hex: 0xFFFFFF), on: $0).ratio
        }
      }
      guard let best = ratios.max(), best < 4.5 else { continue }
      findings.append(
        .init(
          "In \(scheme.rawValue), the white titles of primary buttons have a contrast of "
            + "\(Self.short(best)) on 'primary', and text needs 4.5. Choose a darker 'primary'.",
          cells: cells("primary-button/normal", scheme)))
    }
    return ValidationRow(
      id: "V2", title: "Every journey in light and dark",
      summary: "Dark is derived from the light palette; by how much colours get more vibrant is "
        + "our assumption.",
      findings: findings, notes: doubts([.text, .largeText]), cells: plan.journeys.map(\.id))
  }

  private var states: ValidationRow {
    var findings = contrastFindings([.icon])
    let told: [(String, ColorToken)] = [
      ("error", .accentRed), ("warning", .accentOrange), ("success", .accentGreen),
      ("focus", .secondary),
    ]
    for scheme in ColorScheme.allCases {
      let colors = theme.resolve(scheme).colors
      for (place, one) in told.enumerated() {
        for other in told[(place + 1)...] {
          guard let first = colors[one.1], let second = colors[other.1],
            Self.lookAlike(first, second)
          else { continue }
          findings.append(
            .init(
              "In \(scheme.rawValue), \(one.0) and \(other.0) look alike: '\(one.1.rawValue)' "
                + "is \(first.hexText), '\(other.1.rawValue)' \(second.hexText).",
              at: first.origins.first?.position,
              cells: cells("text-field/\(one.0 == "focus" ? "focused" : one.0)", scheme)))
        }
      }
    }
    return ValidationRow(
      id: "V3", title: "Normal, disabled, selected, warning, error and success states",
      summary: "State colours need 3:1 on their ground and have to differ from each other; states "
        + "that are disabled are exempt from contrast.",
      findings: findings, notes: doubts([.icon]), cells: plan.controls.map(\.id))
  }

  private var voiceOver: ValidationRow {
    let changed = Set(words.tables.values.joined().filter(\.isOverride).map(\.key)).count
    return ValidationRow(
      id: "V5", title: "VoiceOver labels after visible copy changed",
      summary: "VoiceOver reads labels that no picture shows. Listen on a device, first where the "
        + "app overrides the SDK's texts: \(changed.counted("key")).",
      isCheckable: false)
  }

  /// The ids of the cells of a mockup's state in a scheme, among those of the plan.
  private func cells(_ state: String, _ scheme: ColorScheme) -> [String] {
    (plan.controls + plan.journeys).filter {
      "\($0.mockup)/\($0.state)" == state && $0.mode == scheme
    }.map(\.id)
  }

  private func contrastFindings(_ kinds: Set<ContrastPair.Kind>) -> [ValidationRow.Finding] {
    contrast.rows.filter { $0.verdict == .fail && kinds.contains($0.pair.kind) }.map { row in
      ValidationRow.Finding(
        "In \(row.scheme.rawValue), '\(row.pair.foreground.rawValue)' "
          + "(\(row.foreground.hexText)) on '\(row.pair.background.rawValue)' (\(row.background.hexText)) has a contrast of "
          + "\(row.contrast.ratioText), and \(Self.short(row.minimum ?? 0)) is needed.",
        at: row.foreground.origins.first?.position ?? row.background.origins.first?.position,
        cells: cells(row.pair.kind == .icon ? "text-field/error" : "text-field/normal", row.scheme))
    }
  }

  private func doubts(_ kinds: Set<ContrastPair.Kind>) -> [String] {
    contrast.rows.filter { $0.verdict == .assumptionDependent && kinds.contains($0.pair.kind) }
      .map { row in
        "In \(row.scheme.rawValue), '\(row.pair.foreground.rawValue)' on "
          + "'\(row.pair.background.rawValue)' has a contrast between "
          + "\(Self.short(row.assumedRatios.min() ?? 0)) and "
          + "\(Self.short(row.assumedRatios.max() ?? 0)), depending on what the SDK does in dark: "
          + "look at it on a device."
      }
  }

  /// A number with two decimals at most, never rounded up.
  private static func short(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded(.down))
    let rest = hundredths % 100
    if rest == 0 { return "\(hundredths / 100)" }
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Whether no component of two colours differs by more than a sixteenth.
  private static func lookAlike(_ one: Paint, _ other: Paint) -> Bool {
    max(abs(one.red - other.red), abs(one.green - other.green), abs(one.blue - other.blue))
      <= 1.0 / 16
  }
}
