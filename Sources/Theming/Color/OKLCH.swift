import Glibc
public import TintypePrimitives

/// A colour as lightness, chroma and hue of OKLab, in which equal steps look equal.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing"; CSS Color 4.
public struct OKLCH: Hashable, Sendable {
  /// The lightness, 0–1.
  public var lightness: Double
  /// The colourfulness; about 0–0.32 within sRGB.
  public var chroma: Double
  /// The hue in radians.
  public var hue: Double

  /// Creates a colour from its coordinates.
  public init(lightness: Double, chroma: Double, hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// Reads the coordinates of a paint; its alpha plays no part.
  public init(_ paint: Paint) {
    let red = SRGB.linear(paint.red)
    let green = SRGB.linear(paint.green)
    let blue = SRGB.linear(paint.blue)
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    let a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    let b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    self.init(
      lightness: 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      chroma: hypot(a, b), hue: atan2(b, a))
  }

  /// The colour with the most chroma up to its own that sRGB has at this lightness and hue.
  public var withinSRGB: OKLCH {
    if Self.isInside(components) { return self }
    var (low, high) = (0.0, chroma)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      let isInside = Self.isInside(
        OKLCH(lightness: lightness, chroma: middle, hue: hue).components)
      if isInside { low = middle } else { high = middle }
    }
    return OKLCH(lightness: lightness, chroma: low, hue: hue)
  }

  /// The colour in sRGB, components rounded to 8 bits; chroma is lowered until it fits.
  public func paint(alpha: Double = 1) -> Paint {
    let linear = withinSRGB.components
    func byte(_ component: Double) -> Double {
      (SRGB.encoded(min(max(component, 0), 1)) * 255).rounded() / 255
    }
    return Paint(
      red: byte(linear.red), green: byte(linear.green), blue: byte(linear.blue), alpha: alpha)
  }

  /// Linear components, beyond 0–1 for a colour that sRGB lacks.
  private var components: (red: Double, green: Double, blue: Double) {
    let a = chroma * cos(hue)
    let b = chroma * sin(hue)
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return (
      4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short
    )
  }

  private func cube(_ value: Double) -> Double { value * value * value }

  /// The slack covers the error of the published matrices, a hundredth of an 8-bit step.
  private static func isInside(_ linear: (red: Double, green: Double, blue: Double)) -> Bool {
    let range = -1e-4...1 + 1e-4
    return range ~= linear.red && range ~= linear.green && range ~= linear.blue
  }
}
