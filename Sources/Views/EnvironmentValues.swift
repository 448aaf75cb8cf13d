public import TintypePrimitives
public import TintypeTheming

/// The values that a view inherits from its surroundings.
public struct EnvironmentValues: Sendable {
  public var theme: ResolvedTheme
  /// The Dynamic Type category.
  public var dynamicTypeSize: TextSize = .large
  /// The locale, as in "pt-BR".
  public var locale = "en"
  public var layoutDirection: LayoutDirection = .leftToRight
  /// Pixels per point.
  public var displayScale: Double = 2
  /// The parts of the canvas that the device's own bars cover, in points.
  public var safeArea = Insets.zero
  public var horizontalSizeClass: UserInterfaceSizeClass = .compact
  public var isEnabled = true
  public var font: Font?
  public var foreground = Color.black
  public var multilineTextAlignment: TextAlignment = .leading
  public var lineLimit: Int?

  /// Creates the values of an English phone at the default text size.
  public init(theme: ResolvedTheme) { self.theme = theme }

  /// The scheme that is drawn.
  public var colorScheme: ColorScheme { theme.scheme }

  /// One device pixel, in points.
  public var pixel: Double { 1 / displayScale }
}
