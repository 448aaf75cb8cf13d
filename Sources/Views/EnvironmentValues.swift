public import TintypePrimitives
public import TintypeTheming

/// The values that a view inherits from its surroundings.
public struct EnvironmentValues: Sendable {
  private final class ThemeBox: Sendable {
    let theme: ResolvedTheme

    init(_ theme: ResolvedTheme) { self.theme = theme }
  }

  /// Held by reference: the values are copied at every change on the way down.
  private var box: ThemeBox
  /// The Dynamic Type category.
  public var dynamicTypeSize: TextSize = .large
  /// The locale, as in "pt-BR".
  public var locale = "en"
  /// The direction of text and layout.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// Pixels per point.
  public var displayScale: Double = 2
  /// The parts of the canvas that the device's own bars cover, in points.
  public var safeArea = Insets.zero
  /// Whether the width is that of a phone or of a tablet.
  public var horizontalSizeClass: UserInterfaceSizeClass = .compact
  /// Whether controls can be used.
  public var isEnabled = true
  /// The font of texts; nil is the system font at 17 points.
  public var font: Font?
  /// The colour of texts, template images and shapes.
  public var foreground = Color.black
  /// The colour of controls; nil leaves it to each.
  public var tint: Color?
  /// Where the lines of a text stand.
  public var multilineTextAlignment: TextAlignment = .leading
  /// The most lines of a text; nil has no limit.
  public var lineLimit: Int?

  /// Creates the values of an English phone at the default text size.
  public init(theme: ResolvedTheme) { box = ThemeBox(theme) }

  /// The theme, in the scheme that is drawn.
  public var theme: ResolvedTheme {
    get { box.theme }
    set { box = ThemeBox(newValue) }
  }

  /// The scheme that is drawn.
  public var colorScheme: ColorScheme { theme.scheme }

  /// The pseudo-locale, if the locale is one.
  var pseudoLocale: PseudoLocale? { locale.utf8.count == 5 ? PseudoLocale(locale: locale) : nil }

  /// One device pixel, in points.
  public var pixel: Double { 1 / displayScale }
}
