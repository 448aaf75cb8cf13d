public import TintypePrimitives

/// The contrast of every pair of tokens that are drawn on each other, in both schemes.
public struct ContrastTable: Hashable, Sendable {
  /// The pairs in light, then in dark.
  public let rows: [ContrastRow]

  /// Creates a table from its rows.
  public init(rows: [ContrastRow]) { self.rows = rows }

  /// Measures the pairs of a theme's system.
  public init(_ theme: Theme) {
    self.init(
      theme, light: theme.resolveColors(.light), dark: theme.resolveColors(.dark))
  }

  /// Measures the pairs in colours that are resolved already.
  init(_ theme: Theme, light: [ColorToken: Paint], dark: [ColorToken: Paint]) {
    let pairs = theme.system.contrastPairs
    var rows: [ContrastRow] = []
    rows.reserveCapacity(2 * pairs.count)
    for pair in pairs {
      if let row = Self.row(pair, .light, light, assumed: []) { rows.append(row) }
    }
    // Where the amount of vibrancy is assumed, a pair is judged under each assumption.
    let assumed =
      theme.system == .mobileid
      ? Vibrancy.judged.map { theme.resolveColors(.dark, vibrancy: $0) } : []
    for pair in pairs {
      if let row = Self.row(pair, .dark, dark, assumed: assumed) { rows.append(row) }
    }
    self.rows = rows
  }

  private static func row(
    _ pair: ContrastPair, _ scheme: ColorScheme, _ colors: [ColorToken: Paint],
    assumed: [[ColorToken: Paint]]
  ) -> ContrastRow? {
    guard let foreground = colors[pair.foreground], let background = colors[pair.background] else {
      return nil
    }
    let contrast = Contrast(foreground, on: background)
    let ratios = assumed.compactMap { colors -> Double? in
      guard let foreground = colors[pair.foreground], let background = colors[pair.background]
      else { return nil }
      return Contrast(foreground, on: background).ratio
    }
    let depends = ratios.contains { $0 != contrast.ratio }
    var verdict = ContrastRow.Verdict.exempt
    if let minimum = pair.kind.minimum {
      let isEnough = contrast.ratio >= minimum
      let isSure = ratios.allSatisfy { ($0 >= minimum) == isEnough }
      verdict = isSure ? (isEnough ? .pass : .fail) : .assumptionDependent
    }
    return ContrastRow(
      pair: pair, scheme: scheme, foreground: foreground, background: background,
      contrast: contrast, verdict: verdict, assumedRatios: depends ? ratios : [])
  }

  /// The pairs that fail, those of light first.
  public var failing: [ContrastRow] { rows.filter { $0.verdict == .fail } }

  /// The row of two tokens in a scheme; nil if they are no pair of the table.
  public func row(
    _ foreground: ColorToken, on background: ColorToken, in scheme: ColorScheme
  ) -> ContrastRow? {
    rows.first {
      $0.scheme == scheme && $0.pair.foreground == foreground && $0.pair.background == background
    }
  }
}
