/// How MobileID derives a token's colour in dark from the light palette.
///
/// All rules read the light palette, so none sees what another derived.
///
/// Source: MobileID theming guide, "Light And Dark Appearance".
public enum DarkRule: Hashable, Sendable {
  /// The token's own light colour.
  case keep
  /// The token's own light colour made more vibrant.
  case vibrant
  /// Opaque white.
  case white
  /// The light colour of another token.
  case take(ColorToken)
}
