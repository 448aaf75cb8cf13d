public import TintypePrimitives

/// The image or images that a layer gives to an icon slot.
public struct IconValue: Hashable, Sendable {
  /// The image in light.
  public var light: ImageSource
  /// The image in dark; nil uses `light` in both schemes.
  public var dark: ImageSource?

  /// Creates a replacement with an optional image of its own for dark.
  public init(light: ImageSource, dark: ImageSource? = nil) {
    self.light = light
    self.dark = dark
  }

  /// The image in the scheme that is drawn.
  public func image(in scheme: ColorScheme) -> ImageSource {
    switch scheme {
    case .light: light
    case .dark: dark ?? light
    }
  }
}
