public import TintypePrimitives

/// The contrast of a pair of tokens in one scheme.
public struct ContrastRow: Hashable, Sendable {
  /// Whether a pair stands apart well enough.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    case pass
    case fail
    /// It depends on what MobileID does in dark, which its guide does not say.
    case assumptionDependent = "assumption-dependent"
    /// Nothing is asked of decoration.
    case exempt
  }

  /// The tokens, and what is drawn.
  public let pair: ContrastPair
  /// The scheme that is drawn.
  public let scheme: ColorScheme
  /// The paint of the token that is drawn, with its origins.
  public let foreground: Paint
  /// The paint of the token it is drawn on, with its origins.
  public let background: Paint
  /// How well the two stand apart.
  public let contrast: Contrast
  /// Whether that is enough.
  public let verdict: Verdict
  /// The ratios under each assumed amount of vibrancy; empty where nothing is assumed.
  public let assumedRatios: [Double]

  /// Creates a row.
  package init(
    pair: ContrastPair, scheme: ColorScheme, foreground: Paint, background: Paint,
    contrast: Contrast, verdict: Verdict, assumedRatios: [Double] = []
  ) {
    self.pair = pair
    self.scheme = scheme
    self.foreground = foreground
    self.background = background
    self.contrast = contrast
    self.verdict = verdict
    self.assumedRatios = assumedRatios
  }

  /// The lowest ratio that passes; nil where none is asked.
  public var minimum: Double? { pair.kind.minimum }

  /// The tokens as in "accent1 on surface1".
  public var title: String { "\(pair.foreground.rawValue) on \(pair.background.rawValue)" }
}
