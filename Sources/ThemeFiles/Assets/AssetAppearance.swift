import TintypePrimitives

/// The appearance that a variant of an asset is for.
struct AssetAppearance: Hashable, Sendable {
  /// The scheme; nil for any.
  var scheme: ColorScheme?
  /// Whether it is for high contrast.
  var isHighContrast = false

  /// Any scheme, any contrast.
  static let any = AssetAppearance()

  /// The appearances that may serve a scheme, best first.
  ///
  /// Source: the order in which Apple's tools are said to match (recalled): scheme and contrast,
  /// scheme, contrast, any.
  static func order(_ scheme: ColorScheme, highContrast: Bool) -> [AssetAppearance] {
    let usual = [AssetAppearance(scheme: scheme), .any]
    guard highContrast else { return usual }
    return [
      AssetAppearance(scheme: scheme, isHighContrast: true), AssetAppearance(scheme: scheme),
      AssetAppearance(isHighContrast: true), .any,
    ]
  }
}
