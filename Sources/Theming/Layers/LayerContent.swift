public import TintypePrimitives

/// The values that one layer sets; all else falls through to the layer below.
public struct LayerContent: Hashable, Sendable {
  /// The colours of the light palette.
  public var light: [ColorToken: Setting<ColorValue>]
  /// The colours of the dark palette.
  public var dark: [ColorToken: Setting<ColorValue>]
  /// The theme-wide font family, for every style that names none.
  public var fontFamilyName: Setting<String>?
  /// The overrides of text styles.
  public var fonts: [FontStyle: FontOverride]
  /// The replacements of icons.
  public var icons: [IconSlot: Setting<IconValue>]
  /// The on-screen texts.
  public var words: [WordSlot: Setting<String>]
  /// Dimensions and corner radii in points by name; nil is unbounded.
  public var dimensions: [String: Setting<Double?>]

  /// Creates a layer; without arguments it sets nothing.
  public init(
    light: [ColorToken: Setting<ColorValue>] = [:], dark: [ColorToken: Setting<ColorValue>] = [:],
    fontFamilyName: Setting<String>? = nil, fonts: [FontStyle: FontOverride] = [:],
    icons: [IconSlot: Setting<IconValue>] = [:], words: [WordSlot: Setting<String>] = [:],
    dimensions: [String: Setting<Double?>] = [:]
  ) {
    self.light = light
    self.dark = dark
    self.fontFamilyName = fontFamilyName
    self.fonts = fonts
    self.icons = icons
    self.words = words
    self.dimensions = dimensions
  }

  /// Whether it sets nothing.
  public var isEmpty: Bool { self == LayerContent() }

  /// The colours it sets in a scheme.
  public func colors(in scheme: ColorScheme) -> [ColorToken: Setting<ColorValue>] {
    switch scheme {
    case .light: light
    case .dark: dark
    }
  }

  /// Lays `other` over this one, token by token and field by field, as a subclass would.
  public mutating func merge(_ other: LayerContent) {
    light.merge(other.light) { $1 }
    dark.merge(other.dark) { $1 }
    fontFamilyName = other.fontFamilyName ?? fontFamilyName
    for (style, override) in other.fonts {
      fonts[style, default: FontOverride()].merge(override)
    }
    icons.merge(other.icons) { $1 }
    words.merge(other.words) { $1 }
    dimensions.merge(other.dimensions) { $1 }
  }
}
