public import TintypePrimitives

/// A theme in one colour scheme after all layers: every name has its value and its origin.
///
/// Only names of the catalogue are in it. There are no aliases left to follow.
public struct ResolvedTheme: Sendable {
  /// The theme's name, as in "acme".
  public let name: String
  public let scheme: ColorScheme
  public let colors: [ColorToken: Paint]
  public let fonts: [FontStyle: ResolvedFont]
  public let icons: [IconSlot: ResolvedIcon]
  public let words: [WordSlot: ResolvedWord]
  public let dimensions: [String: ResolvedDimension]

  /// Creates a theme from values that were resolved.
  public init(
    name: String, scheme: ColorScheme, colors: [ColorToken: Paint],
    fonts: [FontStyle: ResolvedFont], icons: [IconSlot: ResolvedIcon],
    words: [WordSlot: ResolvedWord], dimensions: [String: ResolvedDimension]
  ) {
    self.name = name
    self.scheme = scheme
    self.colors = colors
    self.fonts = fonts
    self.icons = icons
    self.words = words
    self.dimensions = dimensions
  }
}
