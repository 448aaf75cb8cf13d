import Glibc
public import TintypePrimitives

/// How well a colour stands apart from the one it is drawn on.
public struct Contrast: Hashable, Sendable {
  /// The ratio of WCAG, 1–21.
  public let ratio: Double
  /// The lightness contrast of APCA, about −108 to 106; negative for light on dark.
  public let lightnessContrast: Double

  /// Measures a colour on a ground.
  ///
  /// A translucent ground is laid over white and over black, and a translucent colour over that; the
  /// lower result counts.
  ///
  /// Source: WCAG 2.2, success criterion 1.4.3; APCA 0.0.98G-4g.
  public init(_ foreground: Paint, on background: Paint) {
    let grounds =
      background.alpha < 1
      ? [UInt32(0xFFFFFF), 0].map { background.over(Paint(hex: $0)) } : [background]
    var ratio = Double.infinity
    var lightnessContrast = Double.infinity
    for ground in grounds {
      let ink = foreground.over(ground)
      ratio = min(ratio, Self.ratio(ink, ground))
      let contrast = Self.lightnessContrast(ink, on: ground)
      if abs(contrast) < abs(lightnessContrast) { lightnessContrast = contrast }
    }
    self.ratio = ratio
    self.lightnessContrast = lightnessContrast
  }

  /// The ratio of two opaque colours, 1–21, never rounded.
  ///
  /// Source: WCAG 2.2, "contrast ratio".
  public static func ratio(_ one: Paint, _ other: Paint) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The relative luminance of an opaque colour, 0–1.
  ///
  /// Source: WCAG 2.2, "relative luminance".
  static func luminance(_ paint: Paint) -> Double {
    0.2126 * SRGB.linear(paint.red) + 0.7152 * SRGB.linear(paint.green)
      + 0.0722 * SRGB.linear(paint.blue)
  }

  /// The lightness contrast of opaque text on an opaque ground.
  ///
  /// Source: APCA, constants 0.0.98G-4g.
  public static func lightnessContrast(_ text: Paint, on background: Paint) -> Double {
    func brightness(_ paint: Paint) -> Double {
      let value =
        0.2126729 * pow(paint.red, 2.4) + 0.7151522 * pow(paint.green, 2.4)
        + 0.0721750 * pow(paint.blue, 2.4)
      return value < 0.022 ? value + pow(0.022 - value, 1.414) : value
    }
    let (ink, ground) = (brightness(text), brightness(background))
    guard abs(ground - ink) >= 0.0005 else { return 0 }
    if ground > ink {
      let contrast = (pow(ground, 0.56) - pow(ink, 0.57)) * 1.14
      return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
    }
    let contrast = (pow(ground, 0.65) - pow(ink, 0.62)) * 1.14
    return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
  }

  /// The ratio with two decimals, never rounded up: 4.499 is "4.49".
  public var ratioText: String { DecimalText.floored(ratio, places: 2) }

  /// The lightness contrast with one decimal, as in "Lc -56.2".
  public var lightnessText: String { "Lc \(DecimalText.rounded(lightnessContrast, places: 1))" }
}
