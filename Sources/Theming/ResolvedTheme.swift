public import TintypePrimitives

/// A theme in one colour scheme after all layers: every name has its value and its origin.
///
/// Only names of the catalogue are in it. There are no aliases left to follow. It is a class since
/// views hand it down thousands of times a picture: one reference is counted, not six.
public final class ResolvedTheme: Sendable {
  /// The theme's name, as in "acme".
  public let name: String
  /// The scheme that all values are of.
  public let scheme: ColorScheme
  /// The paint of every colour token.
  public let colors: [ColorToken: Paint]
  /// The font of every text style.
  public let fonts: [FontStyle: ResolvedFont]
  /// The picture of every icon slot.
  public let icons: [IconSlot: ResolvedIcon]
  /// The text of every display name.
  public let words: [WordSlot: ResolvedWord]
  /// The dimensions by name.
  public let dimensions: [String: ResolvedDimension]
  /// How the app hands the theme to the SDK, with the place: it decides which layers have a say.
  public let supply: Setting<ThemeSupply>

  /// Creates a theme from values that were resolved.
  public init(
    name: String, scheme: ColorScheme, colors: [ColorToken: Paint],
    fonts: [FontStyle: ResolvedFont], icons: [IconSlot: ResolvedIcon],
    words: [WordSlot: ResolvedWord], dimensions: [String: ResolvedDimension],
    supply: Setting<ThemeSupply> = Setting(.overrides)
  ) {
    self.name = name
    self.scheme = scheme
    self.colors = colors
    self.fonts = fonts
    self.icons = icons
    self.words = words
    self.dimensions = dimensions
    self.supply = supply
  }
}
