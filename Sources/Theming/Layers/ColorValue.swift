public import TintypePrimitives

/// A colour that a layer gives to a token in one scheme's palette.
///
/// A plain colour is the same everywhere. A colour of an asset catalog has variants of its own and
/// follows the scheme that is drawn.
public struct ColorValue: Hashable, Sendable {
  /// The colour where light is drawn.
  public var light: Paint
  /// The colour where dark is drawn.
  public var dark: Paint
  /// The name in the asset catalog; nil for a plain colour.
  public var asset: String?

  /// Creates a plain colour.
  public init(_ paint: Paint) {
    self.init(light: paint, dark: paint)
  }

  /// Creates a colour with a variant for each scheme.
  public init(light: Paint, dark: Paint, asset: String? = nil) {
    self.light = light
    self.dark = dark
    self.asset = asset
  }

  /// The paint in the scheme that is drawn, without origins.
  public func paint(in scheme: ColorScheme) -> Paint {
    switch scheme {
    case .light: light
    case .dark: dark
    }
  }
}
