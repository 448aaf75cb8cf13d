import TintypePrimitives

/// Counts what of a theme rests on defaults that are not the vendor's.
public enum ProposedDefaults {
  /// How many colour tokens have, in light or in dark, a value or an alias that is proposed.
  public static func count(_ theme: Theme) -> Int {
    count(theme, theme.resolveColors(.light), theme.resolveColors(.dark))
  }

  static func count(
    _ theme: Theme, _ light: [ColorToken: Paint], _ dark: [ColorToken: Paint]
  ) -> Int {
    theme.catalog.colors.count { definition in
      [light, dark].contains { isProposed($0[definition.token], theme.catalog) }
    }
  }

  /// Whether a value came through an alias that is proposed, or from a proposed default.
  private static func isProposed(_ paint: Paint?, _ catalog: ThemeCatalog) -> Bool {
    guard let origin = paint?.origins.first else { return false }
    let names = origin.layer == .sdkDefault ? origin.names[...] : origin.aliases
    return names.contains {
      catalog.color(ColorToken(rawValue: $0))?.valueProvenance == .proposed
    }
  }
}
